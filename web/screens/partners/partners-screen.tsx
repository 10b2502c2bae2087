/** Partners. */
export function PartnersScreen() {
  return null
}
