/** task-command-texts.ts in German: a name is in the accusative, as in "eine Aufgabe", or follows a colon. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { taskCommandTexts as english } from './task-command-texts.ts'

export const taskCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTask: {
    failed: 'Die Aufgabe ließ sich nicht anlegen',
    did: (name) => `Angelegt: ${name}`,
    youDid: (name) => `Du hast ${name} angelegt`,
  },
  updateTask: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Geändert: ${name}`,
    youDid: (name) => `Du hast ${name} geändert`,
  },
  deleteTask: {
    failed: 'Die Aufgabe ließ sich nicht löschen',
    did: (name) => `Gelöscht: ${name}`,
    youDid: (name) => `Du hast ${name} gelöscht`,
  },
  claimTask: {
    failed: 'Das Übernehmen hat nicht geklappt',
    did: (name) => `Übernommen: ${name}`,
    youDid: (name) => `Du hast ${name} übernommen`,
  },
  releaseTask: {
    failed: 'Das Abgeben hat nicht geklappt',
    did: (name) => `Abgegeben: ${name}`,
    youDid: (name) => `Du hast ${name} abgegeben`,
  },
  completeTask: {
    failed: 'Das Erledigen hat nicht geklappt',
    did: (name) => `Erledigt: ${name}`,
    youDid: (name) => `Du hast ${name} erledigt`,
  },
  tickStep: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Schritt abgehakt: ${name}`,
    youDid: (name) => `Du hast einen Schritt abgehakt: ${name}`,
  },
  approveTask: {
    failed: 'Das Bestätigen hat nicht geklappt',
    did: (name) => `Bestätigt: ${name}`,
    youDid: (name) => `Du hast ${name} bestätigt`,
  },
  reopenTask: {
    failed: 'Die Aufgabe ließ sich nicht wieder öffnen',
    did: (name) => `Wieder offen: ${name}`,
    youDid: (name) => `Du hast ${name} wieder geöffnet`,
  },
}
