import { writeFileInside } from './test-app.ts'
import { aModel } from './tiny-model.ts'

/** Writes a folder like a SigLIP repository of the Hugging Face hub, with vectors of `width` numbers; returns its path. */
export async function writeHubModel(folder: string, { output = 'pooler_output', width = 6 } = {}): Promise<string> {
  const preparation = {
    image_processor_type: 'SiglipImageProcessor',
    do_resize: true,
    size: { height: 32, width: 32 },
    resample: 2,
    do_rescale: true,
    rescale_factor: 1 / 255,
    do_normalize: true,
    image_mean: [0.5, 0.5, 0.5],
    image_std: [0.5, 0.5, 0.5],
  }
  const model = aModel({ input: 'pixel_values', output, width, hasUnitLength: false, metadata: {} })
  await writeFileInside(folder, 'config.json', JSON.stringify({ model_type: 'siglip', vision_config: {} }))
  await writeFileInside(folder, 'preprocessor_config.json', JSON.stringify(preparation))
  await writeFileInside(folder, 'onnx/vision_model.onnx', model)
  return folder
}
