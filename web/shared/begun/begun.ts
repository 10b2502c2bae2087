/** Initial values for the form of a new task or reward, when another place has filled it in. */

export type Begun<Fields> = {
  readonly fields: Fields
  /** Refused changes that are decided once it is created. */
  readonly settles: readonly string[]
}

/** Travels beside the address: in it, it would stay when the dialog closes, and fill the next one. */
export type BegunState = { readonly begun: Begun<object> }
