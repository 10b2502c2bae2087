/** A moment in words: the time, with the day if it is not today. */
export type Moment = { readonly day: string | null; readonly time: string }
