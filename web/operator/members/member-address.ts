/** Where one member is kept. */
export function memberAddress(id: string): string {
  return `/operator/members/${id}`
}
