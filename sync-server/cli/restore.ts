/** `npm run restore -- FILE`: replaces the data with a backup; refuses while the server runs. */
import { restoreData } from '#server/store/restore-data.ts'
import { runAndSay } from './run-and-say.ts'

runAndSay(async (config, file) => {
  if (file === undefined) throw new Error('Say which backup: npm run restore -- FILE')
  const { keptIn } = await restoreData(file, config, new Date())
  return [
    `The backup ${file} is in place.`,
    ...(keptIn === null
      ? []
      : [`What was there before is in ${keptIn}; delete it when you are sure.`]),
    'Start Mitten again. Every device starts over by itself and sends again what it did since.',
  ].join('\n')
})
