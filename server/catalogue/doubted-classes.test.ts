import { expect, it } from 'vitest'
import { statedFactOf } from './fact-of-value.ts'

const readingsOfText = (text: string) =>
  statedFactOf('slip-ramp', [{ low: null, high: null, isYes: null, texts: [text] }])?.values?.[0]?.readings

it.each([
  'R10 (not tested)',
  'R10 untested',
  'R11 – pending',
  'R11 expected',
  'R11 on request',
  'approx. R10',
  'ca. R10',
  'R10?',
  '<R11',
  'below R11',
  'less than R11',
  'formerly R11',
  'R11（待测）',
  'R11 未测试',
  '约R11',
  '低于R11',
  '预计 R11',
])('a class that is doubted by its own text says nothing of places: %s', (text) => {
  expect(readingsOfText(text)).toEqual([])
})

it.each([
  'R10',
  'R10/R11',
  '≥R11',
  'up to R11',
  'R11 (DIN 51130)',
  'R11 C',
  'R 11',
  'R11 anti-slip',
  'R10 防滑',
  'R11 tested',
])('a class that is stated does: %s', (text) => {
  expect(readingsOfText(text)).not.toEqual([])
})
