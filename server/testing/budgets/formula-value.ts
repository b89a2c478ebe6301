/** The values of the references in a formula. */
interface References {
  valueOf(reference: string): number
  valuesOf(range: string): number[]
}

type Argument = number | number[]

/** Evaluates a spreadsheet's formula: + − × ÷, SUM, SUMIF, MAX, MIN, ROUND and ROUNDUP. Throws where it meets anything else. */
export function valueOfFormula(formula: string, references: References): number {
  const tokens = formula.match(TOKEN) ?? []
  if (tokens.join('') !== formula) throw new Error(`${formula} is not understood.`)
  let place = 0
  const value = readSum()
  if (place !== tokens.length) throw new Error(`${formula} goes on after ${tokens.slice(0, place).join('')}.`)
  return value

  function readSum(): number {
    let total = readProduct()
    while (tokens[place] === '+' || tokens[place] === '-') {
      const sign = tokens[place++] === '+' ? 1 : -1
      total += sign * readProduct()
    }
    return total
  }

  function readProduct(): number {
    let total = readOperand()
    while (tokens[place] === '*' || tokens[place] === '/') {
      const isTimes = tokens[place++] === '*'
      const other = readOperand()
      total = isTimes ? total * other : total / other
    }
    return total
  }

  function readOperand(): number {
    const token = tokens[place++] ?? ''
    if (token === '-') return -readOperand()
    if (token === '(') {
      const inner = readSum()
      place += 1
      return inner
    }
    if (/^[\d.]+$/.test(token)) return Number(token)
    if (token.endsWith('(')) return apply(token.slice(0, -1), readArguments())
    return references.valueOf(token)
  }

  function readArguments(): Argument[] {
    const list: Argument[] = []
    while (tokens[place] !== ')') {
      const token = tokens[place] ?? ''
      if (token.includes(':')) {
        place += 1
        list.push(references.valuesOf(token))
      } else list.push(readSum())
      if (tokens[place] === ',') place += 1
    }
    place += 1
    return list
  }
}

const TOKEN = /(?:'[^']*'!)?\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[A-Z]+\(|[A-Za-z]+|\d+(?:\.\d+)?|[-+*/(),]/g

function apply(name: string, list: readonly Argument[]): number {
  const [first = 0, second = 0, third = 0] = list
  const all = list.flat().filter((each) => !Number.isNaN(each))
  switch (name) {
    case 'SUM':
      return all.reduce((total, each) => total + each, 0)
    case 'MAX':
      return Math.max(...all)
    case 'MIN':
      return Math.min(...all)
    case 'ROUND':
      return rounded(first as number, second as number)
    case 'ROUNDUP':
      return Math.ceil((first as number) * 10 ** (second as number)) / 10 ** (second as number)
    case 'SUMIF':
      return (first as number[]).reduce(
        (total, each, at) => total + (each === second ? (third as number[])[at] || 0 : 0),
        0,
      )
    default:
      throw new Error(`${name} is none of the functions.`)
  }
}

/** Rounds half away from zero, by the fifteen digits that spreadsheets keep. */
function rounded(value: number, digits: number): number {
  const shown = Number(value.toPrecision(15))
  const sign = shown < 0 ? -1 : 1
  return (sign * Math.round(Number(`${Math.abs(shown)}e${digits}`))) / 10 ** digits
}
