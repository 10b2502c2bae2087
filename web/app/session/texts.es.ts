/** The texts of texts.ts in Spanish. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  unknownError: 'Ha ocurrido un error desconocido',
  full: 'Este dispositivo no tiene espacio. No se ha guardado nada. Libera un poco e inténtalo de nuevo.',
  missing: {
    title: 'No se ha guardado nada',
    text: 'No se ha podido cargar una parte de la app. Vuelve a cargar la página cuando haya conexión.',
  },
  noRoom: {
    title: 'Este dispositivo no tiene espacio',
    text: 'Tus datos están a salvo. La sincronización espera a que liberes espacio.',
  },
  evicted: {
    title: 'Este navegador ha borrado los datos guardados aquí',
    text: 'Se está recuperando todo lo que hay en el servidor. Los cambios que no se habían enviado se han perdido.',
  },
}
