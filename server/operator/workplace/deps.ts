import type { Workplace } from '../../../contract/workplace.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Clock } from '../../platform/clock.ts'

type MatterOf<Name extends keyof Workplace> = (most: number) => Promise<NonNullable<Workplace[Name]>>

/** What the workplace is put together of: each domain says of its own what needs attention, at most so many of a kind. */
export interface WorkplaceDeps {
  clock: Clock
  finding: Pick<Finding, 'follow'>
  findProducts(most: number): Promise<{
    expiring: { count: number; ended: number; list: Omit<Workplace['certificates']['list'][number], 'isExpired'>[] }
    incomplete: Workplace['incomplete']
  }>
  findPictures: MatterOf<'pictures'>
  /** Words that found nothing at some time from one day to another, both included, the most often first. */
  findUnfound(period: { from: string; to: string }, most: number): Promise<Workplace['searches']['list']>
  findBoards: MatterOf<'boards'>
  findCompanies: MatterOf<'companies'>
}
