import { describe, expect, it } from 'vitest'
import { parseQueryString } from './query-string.ts'

const read = (text: string): unknown => JSON.parse(JSON.stringify(parseQueryString(text)))

describe('a query string', () => {
  it('keeps an indexed list, and joins a repeated name with commas', () => {
    expect(read('a[0]=1,5&a[1]=2&b=1&b=2&c=1,2&d[]=x')).toEqual({ a: ['1,5', '2'], b: '1,2', c: '1,2', d: ['x'] })
  })

  it('nests by dots', () => {
    expect(read('attrs.12=oak,ash&attrs.7[0]=a,b')).toEqual({ attrs: { 12: 'oak,ash', 7: ['a,b'] } })
  })

  it('counts an empty value as absent', () => {
    expect(read('a=&b=%20&c=1')).toEqual({ c: '1' })
  })

  it('reaches no prototype with any name', () => {
    const query = parseQueryString('__proto__.polluted=1&constructor.prototype.polluted=1&a.b.c.d.e.f=1')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor'])
  })
})
