/** The texts of features/imports in Spanish. */
import { tasksText, theTime } from '#domain/language/es/words.ts'
import { listText, shortDay } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const importTexts: typeof english.importTexts = {
  title: 'Trae tus tareas',
  subtitle: 'De Donetick, de Todoist o de una tabla. El archivo se lee en este dispositivo.',
  back: 'Ajustes',
  card: {
    text: 'De Donetick, de Todoist o de una tabla, en un archivo.',
    open: 'Traer tareas',
  },

  choose: 'Elegir un archivo',
  another: 'Elegir otro archivo',
  reading: 'Leyendo el archivo',
  sources: {
    title: 'Qué archivos',
    donetick: 'Donetick: la lista de tareas de su API, en JSON.',
    todoist: 'Todoist: un proyecto exportado en CSV.',
    csv: 'Una tabla en CSV, con una columna «name» y las que quieras de estas:',
    limits: 'Hasta 2 MB y 500 tareas. Importar un archivo dos veces no repite nada.',
  },

  problems: {
    large: 'Este archivo ocupa más de 2 MB.',
    encoding: 'Este archivo no está en UTF-8. Guárdalo otra vez como CSV UTF-8 o JSON.',
    unknown: 'No es un archivo de Donetick ni de Todoist, ni una tabla con una columna «name».',
    empty: 'No hay tareas en este archivo.',
    many: 'Este archivo tiene más de 500 tareas. Divídelo en varios.',
    broken: (line, column) =>
      `Este archivo no se puede leer a partir de la línea ${line}, columna ${column}.`,
    unreadable: 'No se ha podido abrir este archivo. Elígelo otra vez.',
  },

  found: (count) =>
    count === 1 ? '1 tarea encontrada' : `${numberText(count)} tareas encontradas`,
  toCheck: (count) =>
    count === 1 ? 'Conviene que revises una.' : `Conviene que revises ${count}.`,
  leftOut: (count) =>
    count === 1 ? 'Se ha omitido 1 fila sin nombre.' : `Se han omitido ${count} filas sin nombre.`,
  chooseAll: 'Todas',
  list: 'Tareas del archivo',
  add: (count) => `Añadir ${tasksText(count)}`,
  adding: (done, all) => `Añadidas ${numberText(done)} de ${tasksText(all)}`,
  planLimit: (limit, left) =>
    `El plan Free incluye ${limit} tareas importadas al mes. ${left === 0 ? 'No queda ninguna.' : left === 1 ? 'Queda una.' : `Quedan ${left}.`}`,
  seePlans: 'Ver los planes',
  choreLimit: (limit, left) =>
    `Puedes tener hasta ${limit} tareas periódicas. ${left === 0 ? 'No cabe ninguna más.' : left === 1 ? 'Cabe una más.' : `Caben ${left} más.`}`,

  noDate: 'Sin fecha',
  due: (day, time) =>
    time === null ? `Para el ${shortDay(day)}` : `Para el ${shortDay(day)} a ${theTime(time)}`,
  from: (day) => `desde el ${shortDay(day)}`,
  paused: 'En pausa',
  anyone: 'Cualquiera',
  me: 'Para mí',
  person: (name) => `Para ${name}`,
  turns: (names) => `Por turnos: ${listText(names)}`,
  steps: (count) => (count === 1 ? '1 paso' : `${count} pasos`),
  isHere: 'Ya estaba',
  checkThis: 'Revísala',
  checks: {
    day: (found) =>
      found === null
        ? 'El archivo no dice cuándo empieza.'
        : `El día es una suposición. En el archivo: ${found}`,
    rhythm: (found) =>
      found === null
        ? 'La frecuencia es una suposición.'
        : `La frecuencia es una suposición. En el archivo: ${found}`,
    people: (found) =>
      found === null
        ? 'No se repite, así que es solo para la primera persona.'
        : `Aquí nadie se llama ${found}`,
    steps: () => 'No cabe todo lo que dicen sus pasos.',
    text: () => 'Un texto era demasiado largo y se ha acortado.',
    minutes: (found) => `Los minutos son una suposición. En el archivo: ${found ?? ''}`,
    cell: (found) => `No se ha podido leer una celda. ${found ?? ''}`,
  },

  added: (count) => (count === 1 ? '1 tarea añadida' : `${numberText(count)} tareas añadidas`),
  nothingAdded: 'Ninguna tarea añadida',
  hereAlready: (count) =>
    count === 1 ? '1 ya estaba aquí' : `${numberText(count)} ya estaban aquí`,
  stopped: (count) =>
    count === 1 ? '1 no se ha añadido.' : `${numberText(count)} no se han añadido.`,
  showTasks: 'Ver las tareas',

  exports: {
    title: 'Tus tareas en una tabla',
    text: 'Para una hoja de cálculo o para otra cuenta. Se hace en este dispositivo.',
    open: 'Tareas pendientes',
    done: 'Tareas completadas',
    openFile: 'mitten-tareas.csv',
    doneFile: 'mitten-completadas.csv',
    columns: ['Día', 'Nombre', 'Persona', 'Minutos', 'Puntos'],
  },
}
