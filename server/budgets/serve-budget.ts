import { Readable } from 'node:stream'
import { setImmediate as otherCalls } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import {
  budgetChanges,
  getBudget as getBudgetCall,
  getBudgetChanges as getBudgetChangesCall,
  wholeBudget,
} from '../../contract/budgets/calls.ts'
import { answer, rawInputOf, parseInput } from '../platform/http/serve.ts'
import { getBudget, getBudgetChanges } from './one-budget.ts'
import type { BudgetOpeningDeps } from './one-budget.ts'

/** Entries that are written in one go: some milliseconds. */
const AT_ONCE = 500

const KINDS = { rooms: true, lines: true, allocations: true } as const
const whole = { ...wholeBudget.shape, others: wholeBudget.omit(KINDS) }
const changes = { ...budgetChanges.shape, others: budgetChanges.omit(KINDS) }

/** Serves a list and its changes piece by piece: writing 40,000 quantities at once would block other calls. */
export function serveBudget(app: FastifyInstance, deps: BudgetOpeningDeps): void {
  answer(
    app,
    getBudgetCall,
    async ({ request, reply, context }) => {
      const input = parseInput(getBudgetCall, rawInputOf(getBudgetCall, request), context.language)
      const budget = await getBudget(deps, input, context)
      void reply.type(JSON_TYPE)
      return Readable.from(written(budget, whole), { objectMode: false })
    },
    { isInTurn: true },
  )
  answer(
    app,
    getBudgetChangesCall,
    async ({ request, reply, context }) => {
      const input = parseInput(getBudgetChangesCall, rawInputOf(getBudgetChangesCall, request), context.language)
      const changed = await getBudgetChanges(deps, input, context)
      // Clients ask every few seconds, mostly for nothing. A stream, which is always compressed, is not worth it then.
      if (changed.rooms.length + changed.lines.length + changed.allocations.length <= AT_ONCE)
        return { code: 200, msg: '', data: budgetChanges.parse(changed) }
      void reply.type(JSON_TYPE)
      return Readable.from(written(changed, changes), { objectMode: false })
    },
    { isInTurn: true },
  )
}

const JSON_TYPE = 'application/json; charset=utf-8'

type Kinds<Type> = Record<keyof typeof KINDS, Type>

/** Writes the list within the envelope. */
async function* written(
  { rooms, lines, allocations, ...others }: Kinds<readonly unknown[]> & object,
  outputs: Kinds<z.ZodType> & { others: z.ZodType },
): AsyncGenerator<string> {
  const envelope = JSON.stringify({ code: 200, msg: '', data: outputs.others.parse(others) })
  yield envelope.slice(0, -END.length)
  yield* list('rooms', rooms, outputs.rooms)
  yield* list('lines', lines, outputs.lines)
  yield* list('allocations', allocations, outputs.allocations)
  yield END
}

/** The braces that close the data and the envelope. */
const END = '}}'

async function* list(name: string, entries: readonly unknown[], output: z.ZodType): AsyncGenerator<string> {
  yield `,"${name}":[`
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    if (from > 0) await otherCalls()
    const piece = JSON.stringify(output.parse(entries.slice(from, from + AT_ONCE)))
    yield (from === 0 ? '' : ',') + piece.slice(1, -1)
  }
  yield ']'
}
