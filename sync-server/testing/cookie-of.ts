/** The cookie of an answer. */

/** As a browser sends it back; empty if the answer sets none. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
