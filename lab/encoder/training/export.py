"""Exports the trained encoder as the product's ONNX file, and the fixture that keeps both sides equal."""

import io
import json
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from torch import Tensor
from torch.nn import functional as F

from encoder import Encoder
from graph import digest_of, optimise

NAME = "quarry-encoder"
INPUT = {"side": 160, "longest": 320, "kernel": "lanczos3"}
INDEXED = [{"side": 128, "weight": 1}, {"side": 160, "weight": 2}, {"side": 256, "weight": 2}]
"""A catalogue picture is seen at several scales, since a photograph shows more or less of its material; its vector is their mean."""
SMALLEST_HALVED = 256
"""Smaller tensors stay in full precision: filters, means and deviations take almost no space."""


def export_encoder(encoder: Encoder, path: Path, facts: dict[str, str]) -> None:
    """Writes the model. `facts` go into its metadata, beside name, input and a digest of the graph."""
    encoder.eval()
    sample = torch.rand(2, 3, 160, 208)
    file = io.BytesIO()
    axes = {"pixels": {0: "pictures", 2: "height", 3: "width"}, "embedding": {0: "pictures"}}
    names = {"input_names": ["pixels"], "output_names": ["embedding"]}
    torch.onnx.export(encoder, sample, file, opset_version=16, dynamic_axes=axes, **names)
    model = onnx.load_from_string(file.getvalue())
    halve_weights(model)
    optimise(model)
    with torch.no_grad():
        dimensions = encoder(sample).shape[1]
    properties = {"name": NAME, "input": json.dumps(INPUT), "dimensions": str(dimensions), "sha256": digest_of(model), **facts}
    helper.set_model_props(model, properties)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


def halve_weights(model: onnx.ModelProto) -> None:
    """Stores large weights in half precision; they are cast when the model is opened."""
    casts = []
    for weight in model.graph.initializer:
        if weight.data_type != TensorProto.FLOAT or np.prod(weight.dims) < SMALLEST_HALVED:
            continue
        name = weight.name
        halved = numpy_helper.from_array(numpy_helper.to_array(weight).astype(np.float16), f"{name}_half")
        weight.CopyFrom(halved)
        casts.append(helper.make_node("Cast", [f"{name}_half"], [name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        model.graph.node.insert(0, cast)


def prepare(picture: Image.Image, side: int) -> Tensor:
    """Prepares a picture as the product does: 1 × 3 × H × W, sRGB 0..1, at most two to one; its shorter side is `side` pixels."""
    width, height = picture.size
    scale = side / min(width, height)
    longest = side * INPUT["longest"] // INPUT["side"]
    size = tuple(min(longest, int(scale * length + 0.5)) for length in (width, height))
    resized = picture.convert("RGB").resize(size, Image.LANCZOS)
    return torch.from_numpy(np.asarray(resized).copy()).permute(2, 0, 1)[None].float() / 255


def write_fixture(encoder: Encoder, pictures: list[Path], path: Path) -> None:
    """Writes what this side computes for a few pictures, for the product's test."""
    expected = []
    for picture in pictures:
        pixels = prepare(Image.open(picture), INPUT["side"])
        height, width = pixels.shape[2:]
        places = [(y, x) for y in range(7, height, 31) for x in range(7, width, 31)]
        with torch.no_grad():
            embedding = encoder(pixels)[0]
            seen = [size["weight"] * encoder(prepare(Image.open(picture), size["side"]))[0] for size in INDEXED]
        expected.append(
            {
                "file": picture.name,
                "pixels": {
                    "mean": rounded(pixels.mean((0, 2, 3)), 4),
                    "sample": [[y, x, *rounded(pixels[0, :, y, x], 4)] for y, x in places],
                },
                "embedding": rounded(embedding, 5),
                "indexed": rounded(F.normalize(sum(seen), dim=0), 5),
            }
        )
    path.write_text(json.dumps({"pictures": expected}) + "\n")


def rounded(numbers: Tensor, digits: int) -> list[float]:
    return [round(number, digits) for number in numbers.tolist()]
