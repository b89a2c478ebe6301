import { Readable } from 'node:stream'
import { setImmediate as otherCalls } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { getBudget as getBudgetCall } from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { answer, inputOf, parseInput } from '../platform/http/serve.ts'
import { getBudget } from './one-budget.ts'
import type { OpeningParts } from './one-budget.ts'

/** Entries that are written in one go: some milliseconds. */
const AT_ONCE = 500

const { rooms: roomsOutput, lines: linesOutput, allocations: allocationsOutput } = getBudgetCall.output.shape
const othersOutput = getBudgetCall.output.omit({ rooms: true, lines: true, allocations: true })

/** Serves a list whole: in the envelope, piece by piece, as 40,000 quantities in one go would hold up everybody else's calls. */
export function serveBudget(app: FastifyInstance, parts: OpeningParts): void {
  answer(app, getBudgetCall, async ({ request, reply, context }) => {
    const input = parseInput(getBudgetCall, inputOf(getBudgetCall, request), context.language)
    const budget = await getBudget(parts, input, context)
    void reply.type('application/json; charset=utf-8')
    return Readable.from(written(budget), { objectMode: false })
  })
}

async function* written({ rooms, lines, allocations, ...others }: Budget): AsyncGenerator<string> {
  const envelope = JSON.stringify({ code: 200, msg: '', data: othersOutput.parse(others) })
  yield envelope.slice(0, -END.length)
  yield* list('rooms', rooms, roomsOutput)
  yield* list('lines', lines, linesOutput)
  yield* list('allocations', allocations, allocationsOutput)
  yield END
}

/** Of the data and of the envelope. */
const END = '}}'

async function* list(name: string, entries: readonly unknown[], output: z.ZodType): AsyncGenerator<string> {
  yield `,"${name}":[`
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await otherCalls()
    const piece = JSON.stringify(output.parse(entries.slice(from, from + AT_ONCE)))
    yield (from === 0 ? '' : ',') + piece.slice(1, -1)
  }
  yield ']'
}
