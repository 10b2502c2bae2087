/** How a command of the terminal ends: with a sentence, or with one that says why not and the status 1. */

/** Runs the command with what was typed after it. */
export function runAndSay(
  command: (...typed: readonly string[]) => string | Promise<string>,
): void {
  void say(command)
}

async function say(command: (...typed: readonly string[]) => string | Promise<string>) {
  try {
    process.stdout.write(`${await command(...process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
