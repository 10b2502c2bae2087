/**
 * `npm run admin -- list | grant NAME | reset-password NAME`: manages accounts when nobody can sign in, also while the
 * server runs.
 */
import { openAdministration } from '#server/admin/administration.ts'
import { runAndPrint } from './run-and-print.ts'

const USAGE = `Say what to do:
  npm run admin -- list                   all accounts
  npm run admin -- grant NAME             make an account an admin
  npm run admin -- reset-password NAME    make a one-time link to a new password`

runAndPrint({ usage: USAGE, mostWords: 2 }, async (config, action, name) => {
  const isKnown = action === 'list' ? name === undefined : name !== undefined
  if (!isKnown) throw new Error(USAGE)
  const administration = await openAdministration(config)
  try {
    switch (action) {
      case 'list':
        return administration.list()
      case 'grant':
        return await administration.grant(name ?? '')
      case 'reset-password':
        return await administration.resetPassword(name ?? '')
      default:
        throw new Error(USAGE)
    }
  } finally {
    administration.close()
  }
})
