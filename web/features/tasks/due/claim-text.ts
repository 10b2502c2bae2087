/** The words for taking on somebody else's turn. */
import { dueTexts } from './texts.ts'

export const claimText = { label: dueTexts.doIt, name: dueTexts.doTask }
