/** Props of the dialogs about an account. */
import type { Member } from '#domain/admin/admin-api.ts'

export type MemberDialogProps = {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
  /** What is shown of the account is out of date. */
  readonly onChanged: () => void
}
