import type { Decision } from './sending-calls.ts'

/** What somebody did: who neither approves all of it nor asks for a change has answered single lines. */
export function deedOf({ verdict, note, lines }: Pick<Decision, 'verdict' | 'note' | 'lines'>) {
  const asksForChange = note !== '' || lines.length === 0 || lines.some((line) => line.verdict === 'changes')
  return verdict === 'approved' || asksForChange ? verdict : 'answered'
}
