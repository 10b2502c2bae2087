/**
 * Runs a command of the command line with private file permissions; prints a sentence, or the reason for a failure,
 * which ends with status 1.
 */
import type { Config } from '#server/config.ts'
import { parseConfig } from '#server/config.ts'
import { explained } from '#server/store/open-data.ts'
import { restrictPermissions } from '#server/store/restrict-permissions.ts'

type Command = (config: Config, ...typed: readonly string[]) => string | Promise<string>

/** Runs the command with its arguments. */
export function runAndPrint(command: Command): void {
  void print(command)
}

async function print(command: Command): Promise<void> {
  try {
    const config = parseConfig(process.env)
    restrictPermissions(config.dataDir, complain)
    process.stdout.write(`${await onSoundData(config, command)}\n`)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

async function onSoundData(config: Config, command: Command): Promise<string> {
  try {
    return await command(config, ...process.argv.slice(2))
  } catch (error) {
    throw explained(config, error)
  }
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
