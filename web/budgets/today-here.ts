/** Today in the person's time zone, as `YYYY-MM-DD`. */
export function todayHere(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
