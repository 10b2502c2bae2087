/** Whether this page may ask for passkeys (A20). */

/** Browsers know them only over https and on `localhost`, and never for an IP address. */
export function hasPasskeysHere(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}
