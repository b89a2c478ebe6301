import type { Workplace } from '../../../contract/workplace.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Clock } from '../../platform/clock.ts'

type MatterOf<Name extends keyof Workplace> = (most: number) => Promise<NonNullable<Workplace[Name]>>

/** The dependencies of the workplace. Each domain finds what needs attention, at most so many of a kind. */
export interface WorkplaceDeps {
  clock: Clock
  finding: Pick<Finding, 'follow'>
  findProducts(most: number): Promise<{
    expiring: { count: number; ended: number; list: Omit<Workplace['certificates']['list'][number], 'isExpired'>[] }
    incomplete: Workplace['incomplete']
    facts: Workplace['facts']
  }>
  findPictures: MatterOf<'pictures'>
  /** Words that found nothing in a period, both days included, the most frequent first. */
  findUnfound(period: { from: string; to: string }, most: number): Promise<Workplace['searches']['list']>
  findBoards: MatterOf<'boards'>
  findCompanies: MatterOf<'companies'>
  /** A restore of a backup about which no operator has decided yet. */
  findRestored(): Promise<Workplace['restored']>
  findFailedWork(): Promise<NonNullable<Workplace['work']>>
  findStuckWork(): Promise<NonNullable<Workplace['stuck']>>
}
