/** The texts of state-texts.ts in Spanish. */
import type { stateTexts as english } from './state-texts.ts'

export const stateTexts: typeof english = {
  synced: () => 'Todo al día',
  syncing: () => 'Sincronizando',
  offline: (waiting) => {
    if (waiting === 0) return 'Sin conexión'
    if (waiting === 1) return 'Sin conexión: 1 cambio guardado aquí'
    return `Sin conexión: ${waiting} cambios guardados aquí`
  },
  attention: () => 'Necesita atención',
  signIn: (waiting) => {
    if (waiting === 0) return 'Entra para sincronizar'
    if (waiting === 1) return 'Entra para sincronizar 1 cambio'
    return `Entra para sincronizar ${waiting} cambios`
  },
  upgrade: (waiting) =>
    waiting === 1 ? 'Actualiza para sincronizar 1 cambio' : 'Actualiza para sincronizar',
  held: () => 'Esperando al servidor',
  deleted: () => 'Cuenta eliminada',
}
