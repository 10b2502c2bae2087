/**
 * Runs a command of the command line with private file permissions; prints a sentence, or the reason for a failure,
 * which ends with status 1.
 */
import type { Config } from '#server/config.ts'
import { parseConfig } from '#server/config.ts'
import { explained } from '#server/store/open-data.ts'
import { restrictPermissions } from '#server/store/restrict-permissions.ts'

type Command = (config: Config, ...typed: readonly string[]) => string | Promise<string>
type Accepted = {
  /** Printed if anything else was typed. */
  readonly usage: string
  readonly mostWords: number
  readonly options?: readonly string[]
}

/** Runs the command with its arguments. */
export function runAndPrint(accepted: Accepted, command: Command): void {
  void print(accepted, command)
}

async function print(accepted: Accepted, command: Command): Promise<void> {
  try {
    const typed = typedFor(accepted)
    const config = parseConfig(process.env)
    restrictPermissions(config.dataDir, complain)
    process.stdout.write(`${await onSoundData(config, () => command(config, ...typed))}\n`)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function typedFor({ usage, mostWords, options = [] }: Accepted): readonly string[] {
  const typed = process.argv.slice(2)
  const words = typed.filter((each) => !options.includes(each))
  if (words.length > mostWords || words.some((each) => each.startsWith('--')))
    throw new Error(usage)
  return typed
}

async function onSoundData(config: Config, work: () => ReturnType<Command>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    throw explained(config, error)
  }
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
