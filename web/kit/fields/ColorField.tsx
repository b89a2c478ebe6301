import type { ComponentProps } from 'react'
import { ColorDot } from '../ColorDot.tsx'
import { TextField } from './TextField.tsx'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`, with a dot of it once it is one. */
export function ColorField(props: Omit<ComponentProps<typeof TextField>, 'aside'>) {
  const { value } = props
  return <TextField {...props} aside={<ColorDot hex={HEX.test(value) ? value : null} />} />
}
