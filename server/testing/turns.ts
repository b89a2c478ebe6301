/** How often the event loop turned while some work was done that waits for nothing but its own pauses. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    if (isOver) return
    turns += 1
    setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}
