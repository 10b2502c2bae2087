/** The settings for PostgreSQL (docs/deploy.md): part of the settings in config.ts. */
import * as z from 'zod/mini'
import { isPostgres, isSchema, oneOf } from '#server/config-values.ts'
import type { PostgresPlace } from '#server/store/postgres/open-postgres.ts'

const IS_POSTGRES = 'must be postgres://user:password@host/database'

export const postgresVariables = {
  DATABASE_URL: z.optional(z.string().check(z.refine(isPostgres, IS_POSTGRES))),
  DATABASE_LISTEN_URL: z.optional(z.string().check(z.refine(isPostgres, IS_POSTGRES))),
  DATABASE_SCHEMA: z.optional(
    z.string().check(z.refine(isSchema, 'must be a name of small letters, digits and _')),
  ),
  DATABASE_LOSSLESS_FAILOVER: oneOf(['on', 'off'], 'off'),
}

type PostgresVariables = z.output<z.ZodMiniObject<typeof postgresVariables>>

/** Otherwise a server whose DATABASE_URL got lost would start with an empty database of its own. */
export function postgresFaultsIn(set: PostgresVariables): readonly string[] {
  const isAny =
    set.DATABASE_LISTEN_URL !== undefined ||
    set.DATABASE_SCHEMA !== undefined ||
    set.DATABASE_LOSSLESS_FAILOVER === 'on'
  return isAny && set.DATABASE_URL === undefined
    ? [
        'DATABASE_LISTEN_URL, DATABASE_SCHEMA and DATABASE_LOSSLESS_FAILOVER have no effect without DATABASE_URL',
      ]
    : []
}

/** Null for SQLite. */
export function postgresFrom(set: PostgresVariables): PostgresPlace | null {
  if (set.DATABASE_URL === undefined) return null
  return {
    url: set.DATABASE_URL,
    listenUrl: set.DATABASE_LISTEN_URL ?? set.DATABASE_URL,
    schema: set.DATABASE_SCHEMA ?? null,
    isLossless: set.DATABASE_LOSSLESS_FAILOVER === 'on',
  }
}
