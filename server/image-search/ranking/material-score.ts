import type { Calibration } from './calibrations/calibration.ts'

/**
 * Whether a picture looks like a material at all: Fisher's linear discriminant (Annals of Eugenics 7, 1936) of the encoder's vectors,
 * about .2 for materials and −.2 for other things; 0 if it was not measured for this encoder.
 */
export function materialScore({ material }: Calibration, texture: Float32Array): number {
  if (!material) return 0
  const { direction, step, middle } = material
  let sum = 0
  for (let place = 0; place < texture.length; place++) sum += (texture[place] ?? 0) * (direction[place] ?? 0)
  return sum * step - middle
}
