import type { Endpoint } from '../../../contract/endpoint.ts'
import { getJoiningProposals } from '../../../contract/keeping/joining.ts'
import { getCategoryTree } from '../../../contract/keeping/merging.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { change, query } from '../../query.ts'
import { callsOf, kindNames, type RecordsAsked } from './record.ts'

export const A_PAGE = 50
/** The API's largest page. */
export const A_LOT = 200
/** In milliseconds: the SKUs' variant names of many products change with a record. */
export const LONGEST_MS = 120_000

type Filters = Readonly<Record<string, string>>

export const recordPage = (kind: RecordKindName, asked: RecordsAsked, filters: Filters = {}) =>
  query(callsOf(kind).page, { pageSize: A_PAGE, ...asked, ...filters }, { keepsLast: true })

/** All records of a kind that has few. */
export const someRecords = (kind: RecordKindName, filters?: Filters) => recordPage(kind, { pageSize: A_LOT }, filters)

/** A form begins with the stored state. */
export const oneRecord = (kind: RecordKindName, id: string) =>
  query(callsOf(kind).get, { id }, { isSilent: true, isFresh: true, isForgotten: true })

/** Read again at once after any change of a record; the rest of the catalogue is when it is next shown. */
const lists = kindNames.flatMap((kind) => [callsOf(kind).page, callsOf(kind).get, callsOf(kind).deleted])
export const afterRecords = ['everything' as const, ...lists, getCategoryTree, getJoiningProposals]

export const recordChange = <Input, Output>(endpoint: Endpoint<Input, Output>) => change(endpoint, afterRecords)
