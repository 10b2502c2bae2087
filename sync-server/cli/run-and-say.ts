/** How a command of the terminal ends: with a sentence, or with one that says why not and the status 1. */

/** Runs the command with the file it was given. */
export function runAndSay(command: (file: string | undefined) => string): void {
  try {
    process.stdout.write(`${command(process.argv[2])}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
