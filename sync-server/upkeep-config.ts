/** The settings of backups and metrics: part of the settings in config.ts. */
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { backupFolder } from '#server/backup/backup-folder.ts'
import { isPort, oneOf, secret, wholeNumber } from '#server/config-values.ts'

export type MetricsPlace = {
  readonly port: number
  readonly host: string
  /** The token that a request needs; null where only this computer can ask. */
  readonly token: string | null
}

export type UpkeepConfig = {
  /** Hours between backups; 0 makes none. */
  readonly backupEveryHours: number
  readonly backupKeep: number
  /** Encrypts the backups; null for plain ones. */
  readonly backupPassphrase: string | null
  /** The folder on another disk that gets a copy of each backup. */
  readonly backupCopyTo: string | null
  /** Where the metrics for Prometheus are served; null if they are off. */
  readonly metrics: MetricsPlace | null
}

export const upkeepVariables = {
  BACKUP_EVERY_HOURS: wholeNumber({ min: 0, max: 8760 }, '24'),
  BACKUP_KEEP: wholeNumber({ min: 1, max: 1000 }, '14'),
  BACKUP_PASSPHRASE: secret(12),
  BACKUP_COPY_TO: z.optional(z.string()),
  METRICS: oneOf(['on', 'off'], 'off'),
  METRICS_PORT: z._default(
    z.string().check(z.refine(isPort, 'must be a number from 0 to 65535')),
    '9464',
  ),
  METRICS_TOKEN: secret(20),
}
type UpkeepVariables = z.output<z.ZodMiniObject<typeof upkeepVariables>> & { readonly HOST: string }

export function upkeepFaultsIn(
  set: UpkeepVariables & { readonly DATA_DIR: string },
): readonly string[] {
  const { BACKUP_COPY_TO: copyTo, DATA_DIR: dataDir } = set
  const isSame = copyTo !== undefined && resolve(copyTo) === resolve(backupFolder(dataDir))
  const faults = isSame ? ['BACKUP_COPY_TO must be another folder than that of the backups'] : []
  if (set.METRICS_TOKEN !== undefined && set.METRICS === 'off')
    faults.push('METRICS_TOKEN has no effect without METRICS=on')
  return faults
}

export function upkeepFrom(set: UpkeepVariables): UpkeepConfig {
  return {
    backupEveryHours: Number(set.BACKUP_EVERY_HOURS),
    backupKeep: Number(set.BACKUP_KEEP),
    backupPassphrase: set.BACKUP_PASSPHRASE ?? null,
    backupCopyTo: set.BACKUP_COPY_TO ?? null,
    metrics: set.METRICS === 'on' ? metricsPlaceFrom(set) : null,
  }
}

function metricsPlaceFrom(set: UpkeepVariables): MetricsPlace {
  const token = set.METRICS_TOKEN ?? null
  return { port: Number(set.METRICS_PORT), host: token === null ? '127.0.0.1' : set.HOST, token }
}
