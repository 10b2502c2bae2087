/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { togetherTexts as english } from './texts.ts'

export const togetherTexts: typeof english = {
  who: 'Wer hat’s gemacht?',
  together: 'Zusammen gemacht',
  togetherNote: 'Die Punkte werden aufgeteilt',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes} min × ${factor}. Wer hat dir geholfen?`,
  helpers: 'Wer geholfen hat',
  you: (name) => `${name}, das bist du`,
  chooseWho: (points) =>
    `${points === 1 ? '1 Punkt' : `${numberText(points)} Punkte`}. Wähle, wer dir geholfen hat.`,
  sharedOut: (points, names, count) =>
    `${points === 1 ? '1 Punkt' : `${numberText(points)} Punkte`}, in ganzen Punkten aufgeteilt. ${names} ${count === 1 ? 'erfährt' : 'erfahren'}, dass ihr das zusammen gemacht habt.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'Der Schritt ist noch nicht abgehakt. Er kommt zuerst.'
      : `${done} von ${of} Schritten ${done === 1 ? 'ist' : 'sind'} abgehakt. Die anderen kommen zuerst.`,
  alone: 'Allein gemacht',
  me: 'Ich hab’s gemacht',
  forYou: (points) => `+${numberText(points)} für dich`,
  childDid: (name) => `${name} hat’s gemacht`,
  childDidPoints: (name, points) =>
    points === 1
      ? `${name} hat’s gemacht, 1 Punkt für ${name}`
      : `${name} hat’s gemacht, ${numberText(points)} Punkte für ${name}`,
  approvedAtOnce: (name) => `${name} bekommt die Punkte, gleich bestätigt.`,
}
