/** The address of one member's page. */
export function memberAddress(id: string): string {
  return `/operator/members/${id}`
}
