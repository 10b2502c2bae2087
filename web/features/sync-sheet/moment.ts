/** A time of day, and the day where it is not the present one. */
export type Moment = { readonly day: string | null; readonly time: string }
