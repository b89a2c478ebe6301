import { say } from '../../../bench/say.ts'

/** Sends all orders and prints the progress; returns the answers in order. */
export async function askAll<Order, Answer>(
  doing: string,
  orders: readonly Order[],
  ask: (order: Order) => Promise<Answer>,
): Promise<Answer[]> {
  const began = performance.now()
  let done = 0
  const answers = await Promise.all(
    orders.map(async (order) => {
      const answer = await ask(order)
      done++
      say(`${doing}: ${done} of ${orders.length}`)
      return answer
    }),
  )
  say(`${doing}: ${orders.length} in ${Math.round((performance.now() - began) / 1000)} s\n`)
  return answers
}
