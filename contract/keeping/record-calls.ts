import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, keyword, pageOf, paging } from '../fields.ts'
import { asStored } from '../as-stored.ts'
import { changeOf, countOfThem, deletedPage, someIds } from './keeping.ts'
import { isNamed, pairOf } from './record-rules.ts'
import type { RuledKind } from './record-rules.ts'

/** Uses are counted up to this number; one more stands for any larger number. */
export const MOST_USES = 500

/** The orders of a list: its own order, by name, by the time of creation or last change, by the number of uses. */
export const recordSorts = ['order', 'name', 'newest', 'changed', 'uses'] as const
export type RecordSort = (typeof recordSorts)[number]

const count = z.number().int()

/** Facts of every record besides its own fields. */
const told = {
  id,
  /**
   * How many records use it, `MOST_USES + 1` for more; `records` are other lists' records, such as the colours of a colour
   * system.
   */
  uses: z.object({ products: count, skus: count, records: count }),
  /** Its empty fields, among those that `lacks` can ask for. */
  lacks: z.array(z.string()),
  /** A built-in record: it cannot be changed. */
  isBuiltIn: z.boolean(),
  /** The record it belongs to: for an option its attribute, for a colour its system, for an area its country. */
  of: z.object({ name: z.string(), enName: z.string() }).nullable(),
  /** The code of the fact that an attribute is. */
  fact: z.string().optional(),
}

/** Access for the staff who edit the catalogue. */
export const keeps = { access: 'staff', permission: 'catalogue:keep' } as const

interface KindOf<Fields, Once, Filters> {
  /** As in a sentence: "brands". */
  them: string
  /** The fields that can be changed. */
  fields: Fields
  /** Fields that are set once, at creation. */
  once: Once
  /** The filters of its list. */
  filters: Filters
  /** Optional fields that a list can be filtered by the lack of. */
  lacks: readonly [string, ...string[]] | readonly []
}

/** The calls of one kind of record; the same for all kinds. */
export function recordCalls<Fields extends z.ZodRawShape, Once extends z.ZodRawShape, Filters extends z.ZodRawShape>(
  kind: RuledKind,
  { them, fields, once, filters, lacks }: KindOf<Fields, Once, Filters>,
) {
  const pathOf = (call: string) => `/admin-api/${kind}/${call}`
  const own = z.strictObject(fields)
  const record = asStored(z.object({ ...once, ...fields, ...told }))
  const [first, ...others] = lacks
  return {
    page: endpoint({
      method: 'GET',
      path: pathOf('page'),
      ...keeps,
      summary: `A page of the catalogue’s ${them}, with how many uses each has and what it lacks`,
      input: z.object({
        ...paging,
        /** Text in a name of either language, a code or a value. */
        keyword: keyword.optional(),
        /** Only records in which this field is empty. */
        lacks: (first === undefined ? z.never() : z.enum([first, ...others])).optional(),
        /** Only records whose name is nearly that of another one beside it; for kinds with names of their own. */
        isAlike: z.literal(['1', 1, 'true', true]).optional(),
        sort: z.enum(recordSorts).default('order'),
        /** `down`: Z before A, the most used first, the latest change first. */
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
      summary: `Create one of the catalogue’s ${them}; answers its id`,
      input: z.strictObject({ ...once, ...fields }).refine((said) => isNamed(kind, said), {
        path: [pairOf(kind)?.[0] ?? ''],
        params: { reason: 'nameNeeded' },
        // Reported together with other faults.
        when: () => true,
      }),
      output: id,
    }),
    update: endpoint({
      method: 'PUT',
      path: pathOf('update'),
      ...keeps,
      tellsAll: true,
      summary: `Change one of the ${them}; 409 with the record and the fields if others have changed them since`,
      input: z.object(changeOf(own)),
      output: record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: pathOf('delete'),
      ...keeps,
      summary: `Delete ${them} without uses, which can be restored for 30 days; refused if one is used`,
      input: someIds,
      output: countOfThem,
    }),
    restore: endpoint({
      method: 'POST',
      path: pathOf('restore'),
      ...keeps,
      summary: `Restore deleted ${them}`,
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
