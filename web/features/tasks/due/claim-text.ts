/** What taking on somebody else's turn is called. */
import { dueTexts } from './texts.ts'

export const claimText = { label: dueTexts.doIt, name: dueTexts.doTask }
