import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, keyword, pageOf, paging } from '../fields.ts'
import { changeOf, countOfThem, deletedPage, someIds } from './keeping.ts'
import { isNamed, pairOf } from './record-rules.ts'
import type { RuledKind } from './record-rules.ts'

/** Uses are counted so far; one more stands for any number above. */
export const MOST_USES = 500

/** By what a list is put in order: as it stands, by name, by when records were made or last changed, by how many use them. */
export const recordSorts = ['order', 'name', 'newest', 'changed', 'uses'] as const
export type RecordSort = (typeof recordSorts)[number]

const count = z.number().int()

/** What stands in every record of the lists beside its own fields. */
const told = {
  id,
  /** How many use it, `MOST_USES + 1` where more than that; `records` are others of the lists, as a colour system's colours. */
  uses: z.object({ products: count, skus: count, records: count }),
  /** The fields that say nothing, of those that can be asked for by `lacks`. */
  lacks: z.array(z.string()),
  /** What comes with the product itself: it can be looked at. */
  isBuiltIn: z.boolean(),
  /** What it belongs to: of an option its attribute, of a colour its system, of a place its country. */
  of: z.object({ name: z.string(), enName: z.string() }).nullable(),
}

/** Who keeps the catalogue. */
export const keeps = { access: 'staff', permission: 'catalogue:keep' } as const

interface KindOf<Fields, Once, Filters> {
  /** In a sentence: "brands". */
  them: string
  /** What can be changed. */
  fields: Fields
  /** What is said once, when it is made. */
  once: Once
  /** What a list can be filtered by. */
  filters: Filters
  /** Fields that a record can do without, and that a list can be asked for the lack of. */
  lacks: readonly [string, ...string[]] | readonly []
}

/** The calls of one kind of record of which products are made; the same for all of them. */
export function recordCalls<Fields extends z.ZodRawShape, Once extends z.ZodRawShape, Filters extends z.ZodRawShape>(
  kind: RuledKind,
  { them, fields, once, filters, lacks }: KindOf<Fields, Once, Filters>,
) {
  const pathOf = (call: string) => `/admin-api/${kind}/${call}`
  const own = z.strictObject(fields)
  const record = z.object({ ...once, ...fields, ...told })
  const [first, ...others] = lacks
  return {
    page: endpoint({
      method: 'GET',
      path: pathOf('page'),
      ...keeps,
      summary: `A page of the catalogue’s ${them}, with how many use each and what it lacks`,
      input: z.object({
        ...paging,
        /** Contained in a name of either language, a code or a value. */
        keyword: keyword.optional(),
        /** Only those in which this field says nothing. */
        lacks: (first === undefined ? z.never() : z.enum([first, ...others])).optional(),
        sort: z.enum(recordSorts).default('order'),
        /** `down`: Z before A, what most use first, what was changed last first. */
        direction: z.enum(['up', 'down']).default('up'),
        ...filters,
      }),
      output: pageOf(record),
    }),
    get: endpoint({
      method: 'GET',
      path: pathOf('get'),
      ...keeps,
      summary: `One of the catalogue’s ${them}`,
      input: z.object({ id }),
      output: record,
    }),
    create: endpoint({
      method: 'POST',
      path: pathOf('create'),
      ...keeps,
      tellsAll: true,
      summary: `Make another of the catalogue’s ${them}; answers its id`,
      input: z.strictObject({ ...once, ...fields }).refine((said) => isNamed(kind, said), {
        path: [pairOf(kind)?.[0] ?? ''],
        params: { reason: 'nameNeeded' },
        // Together with whatever else is wrong.
        when: () => true,
      }),
      output: id,
    }),
    update: endpoint({
      method: 'PUT',
      path: pathOf('update'),
      ...keeps,
      tellsAll: true,
      summary: `Change one of the ${them}; 409 with the record and the fields where others have changed them since`,
      input: z.object(changeOf(own)),
      output: record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: pathOf('delete'),
      ...keeps,
      summary: `Delete ${them} that nothing uses, for 30 days to be restored; refused where one is used`,
      input: someIds,
      output: countOfThem,
    }),
    restore: endpoint({
      method: 'POST',
      path: pathOf('restore'),
      ...keeps,
      summary: `Put deleted ${them} back`,
      input: someIds,
      output: countOfThem,
    }),
    deleted: endpoint({
      method: 'GET',
      path: pathOf('deleted'),
      ...keeps,
      summary: `The ${them} that can be restored, the latest deleted first`,
      ...deletedPage,
    }),
  }
}

export type RecordCalls = ReturnType<typeof recordCalls<z.ZodRawShape, z.ZodRawShape, z.ZodRawShape>>
