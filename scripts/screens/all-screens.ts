/** Every screen of the gallery. */
import { children } from './list-children.ts'
import { chores } from './list-chores.ts'
import { device } from './list-device.ts'
import { household } from './list-household.ts'
import { programs } from './list-programs.ts'
import { proof } from './list-proof.ts'
import { repeating } from './list-repeating.ts'
import { rewards } from './list-rewards.ts'
import { signedOut } from './list-signed-out.ts'
import { week } from './list-week.ts'
import type { Screen } from './screen.ts'

export const screens: readonly Screen[] = [
  ...signedOut,
  ...chores,
  ...proof,
  ...repeating,
  ...week,
  ...rewards,
  ...household,
  ...programs,
  ...children,
  ...device,
]
