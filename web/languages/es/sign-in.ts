/** The texts of features/sign-in in Spanish. */
import type * as english from '#web/languages/en.ts'

export const signInTexts: typeof english.signInTexts = {
  fields: {
    username: 'Nombre de usuario',
    email: 'Correo',
    password: 'Contraseña',
    confirmPassword: 'Repite la contraseña',
    name: 'Nombre completo',
    plan: 'Plan de suscripción',
  },
  planOption: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  noPayment: 'No se cobra nada.',
  login: {
    page: 'Entrar',
    title: 'Qué bien verte de nuevo',
    action: 'Entrar',
    or: 'o',
    passkey: 'Entrar con una llave de acceso',
    newHere: '¿Primera vez aquí?',
    register: 'Crear cuenta',
    done: '¡Ya estás dentro!',
    failed: 'No se ha podido entrar',
  },
  register: {
    page: 'Crear cuenta',
    title: 'Teje aquí tu hogar',
    action: 'Crear cuenta',
    known: '¿Ya tienes cuenta?',
    login: 'Entrar',
    done: '¡Cuenta creada!',
    failed: 'No se ha podido crear la cuenta',
    confirmationRequired: 'Repite la contraseña',
  },
  reset: {
    page: 'Contraseña nueva',
    title: 'Elige una contraseña nueva',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña nueva',
    action: 'Cambiar contraseña',
    confirmationRequired: 'Repite tu contraseña nueva',
    done: 'Contraseña cambiada',
    doneText: 'Entra con tu contraseña nueva.',
    failed: 'No se ha podido cambiar la contraseña',
    gone: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
    login: 'Volver',
  },
  code: {
    link: 'Tengo un código',
    page: 'Código',
    title: 'Tengo un código',
    text: 'Tu madre o tu padre lo encuentra en la página Tu gente, en «Código para otro dispositivo». El tuyo está en Ajustes, Seguridad, en un dispositivo con tu sesión abierta.',
    label: 'Código',
    hint: '8 letras y números. Sirve durante 15 minutos.',
    length: 'Un código tiene 8 letras y números',
    action: 'Entrar',
    back: 'Volver',
    askParent: (name) => `Pide a tu madre o a tu padre un código para ${name}.`,
    askParentAgain: (name) =>
      `Pide a tu madre o a tu padre un código para ${name}. Tus cambios se enviarán en cuanto entres.`,
  },
  noMatch: 'Las contraseñas no coinciden',
  failures: {
    credentials:
      'El nombre de usuario o la contraseña no son correctos. Revísalos y prueba otra vez.',
    unknownUser:
      'No hay ninguna cuenta con este nombre de usuario. Revísalo o crea una cuenta nueva.',
    taken:
      'Ya hay una cuenta con este nombre de usuario o este correo. Prueba con otros o entra si la cuenta es tuya.',
    invalid: 'Revisa que todos los campos estén bien rellenos y cumplan lo que piden.',
    unexpected: 'Ha ocurrido un error inesperado',
    noRoom: 'Este dispositivo se ha quedado sin espacio. Libera un poco y prueba otra vez.',
  },
  invitation: {
    page: 'Invitación',
    title: 'Tienes una invitación',
    by: (name) => `${name} te invita`,
    meaning: {
      partner: (name) =>
        `${name} quiere compartir contigo tareas, puntos y premios. Crea una cuenta o entra, y la invitación se abre sola.`,
      child: (name) =>
        `Ayuda en casa, junta puntos y cámbialos por lo que te haga ilusión. ${name} dice que sí a tus deseos. Crea una cuenta, o entra si ya has estado aquí.`,
    },
    gone: 'Esta invitación ya no está abierta',
    goneText: 'Alguien la respondió o la retiró. Pide un enlace nuevo.',
    text: 'Alguien quiere compartir casa contigo. Entra o crea una cuenta, y la invitación se abre sola.',
    login: 'Entrar',
    signUp: 'Crear cuenta',
    opening: 'Abriendo la invitación',
  },
  again: {
    title: 'Vuelve a entrar',
    text: (username) =>
      `Escribe la contraseña de ${username}. Tus cambios se enviarán en cuanto entres.`,
    action: 'Entrar',
    byProvider: (provider) => `Sigue con ${provider}. Tus cambios se enviarán en cuanto entres.`,
  },
  provider: {
    only: (provider) => `Aquí entras con ${provider}.`,
    page: 'Entrando',
    title: 'Entrando',
    waiting: 'Un momento',
    done: 'Conectada',
    again: 'Reintentar',
    unnamed: 'tu proveedor',
    proof: {
      title: '¿Eres tú?',
      text: (username, provider) =>
        `La cuenta ${username} tiene tu correo. Escribe su contraseña una vez y, desde entonces, entrarás con ${provider}.`,
      notYours: 'Si no es tuya, pregunta a quien administra este servidor.',
      action: 'Conectar y entrar',
    },
    problems: {
      down: (provider) =>
        `${provider} no responde ahora mismo. Donde tienes la sesión abierta, todo sigue. Inténtalo dentro de un momento.`,
      cancelled: (provider) => `No has entrado con ${provider}.`,
      refused: (provider) =>
        `No se ha podido aceptar la respuesta de ${provider}. Inténtalo otra vez. Si se repite, quien administra este servidor encontrará el motivo en el registro.`,
      elsewhere: () =>
        'Este inicio de sesión empezó en otro navegador, tardó más de diez minutos o ya ha terminado. No ha entrado nadie.',
      no_account: (provider) =>
        `Ninguna cuenta de aquí está conectada con la tuya de ${provider}. Si tienes una, entra y conéctala en Ajustes, Seguridad. Si no, pregunta a quien administra este servidor.`,
      known_address: (provider) =>
        `Ya tienes una cuenta aquí con este correo. Entra en ella y conecta ${provider} en Ajustes, Seguridad.`,
      taken: (provider) => `Otra cuenta de aquí ya está conectada con la tuya de ${provider}.`,
    },
    fromApp:
      '¿Empezaste en la app de tu pantalla de inicio? Sigue aquí, crea un código y escríbelo en la app, en «Tengo un código».',
    forCode: (provider) => `Seguir con ${provider} para tener un código`,
  },
}
