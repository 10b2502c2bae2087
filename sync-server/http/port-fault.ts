/** Says why a port cannot be opened, in a sentence for the person who starts the server. */

type Address = { readonly host: string; readonly port: number }

/** `setting` is the variable that names the port. */
export function portFault(
  error: NodeJS.ErrnoException,
  { host, port }: Address,
  setting: 'PORT' | 'METRICS_PORT',
): Error {
  return new Error(sentenceFor(error, { host, port }, setting), { cause: error })
}

function sentenceFor(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
  setting: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses port ${port}: stop it, or set ${setting} to another port.`
    case 'EACCES':
      return `This user may not open port ${port}: set ${setting} to a port from 1024 on.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is not an address of this computer.`
    default:
      return `Port ${port} (${setting}) cannot be opened: ${message}`
  }
}
