/**
 * The sentences of a command. They are in a file of their own beside the command: the first screen needs commands, but
 * only the API reference and the sync status need their sentences.
 */

/** The tables whose rows have a name by which people recognize a change. */
export type NamedTable = 'tasks' | 'rewards' | 'loans'

export type CommandText = {
  /** In the API reference, which is in English. */
  readonly summary: string
  /** Title of the message that a person sees if the command is refused (U2). */
  readonly failed: string
} & (
  | ({ readonly about: NamedTable } & Sentences<(name: string) => string>)
  | ({ readonly about?: never } & Sentences<() => string>)
)

type Sentences<Sentence> = {
  /** In the list of waiting changes: "Updated Dishes". It begins with the verb. */
  readonly did: Sentence
  /** To the person: "You edited Dishes". */
  readonly youDid: Sentence
}

/** The sentences of all commands of a file: the compiler reports a missing one. */
export type CommandTexts<Commands> = { readonly [Name in keyof Commands]: CommandText }

/** The sentences that other languages translate. */
export type TranslatedCommandTexts<Texts> = {
  readonly [Name in keyof Texts]: Pick<
    Texts[Name],
    keyof Texts[Name] & ('failed' | 'did' | 'youDid')
  >
}
