import { expect, it } from 'vitest'
import { email } from './members.ts'

it.each([
  ['ada@studio.test', 'ada@studio.test'],
  [' Ada@studio.test\u3000', 'Ada@studio.test'],
  ['ｄｅｍｏ@ｑｕａｒｒｙ.test', 'demo@quarry.test'],
  ['demo＠quarry．test', 'demo@quarry.test'],
  ['demo@quarry。test', 'demo@quarry.test'],
  ['demo@quarry｡test', 'demo@quarry.test'],
  ['张三@studio.test', '张三@studio.test'],
])('reads the address %s as it is meant', (typed, meant) => {
  expect(email.parse(typed)).toBe(meant)
})

it.each(['', 'ada', 'ada@studio', 'ada@studio。', 'ada @studio.test', 'ada＠＠studio.test'])('refuses %s', (typed) => {
  expect(email.safeParse(typed).success).toBe(false)
})
