"""Writes the filter bank (`network.FilterBank`) as a handmade ONNX graph, faster than PyTorch's export and equal but for rounding.

A convolution sums squares in pairs, so that onnxruntime keeps its convolution layout. Shared values are computed once.
Variances and correlations come from one matrix of all products of two maps.
"""

import numpy as np
import onnx
from onnx import helper

OCTAVES = 5
SCATTERED = 3
"""Octaves that have a second layer."""
ORIENTATIONS = 8
MAPS = 2 * ORIENTATIONS
REACH = 5
"""Half width of a filter in pixels."""


class GraphBuilder:
    """Collects nodes and constants; every method returns the name of its output."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, np.ndarray] = {}

    def __call__(self, operator: str, *inputs: str, **attributes: object) -> str:
        name = f"bank/{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, list(inputs), [name], **attributes))
        return name

    def constant(self, values: np.ndarray | list[int] | float) -> str:
        array = np.asarray(values)
        array = array.astype(np.int64 if array.dtype.kind == "i" else np.float32)
        name = f"bank/{array.dtype}/{array.shape}/{array.tobytes().hex() if array.size < 9 else len(self.constants)}"
        self.constants[name] = array
        return name

    def plus(self, one: str, number: float) -> str:
        return self("Add", one, self.constant(number))

    def mean(self, maps: str) -> str:
        """The mean of each map: N × C × 1 × 1."""
        return self("GlobalAveragePool", maps)

    def flat(self, maps: str, *shape: int) -> str:
        return self("Reshape", maps, self.constant(list(shape)))

    def halves(self, maps: str) -> str:
        """Adds up both wavelengths of a direction: N × 16 × … to N × 8 × …"""
        count, names = len(self.nodes), []
        for half in range(2):
            names.append(f"bank/{count}/{half}")
        self.nodes.append(helper.make_node("Split", [maps], names, axis=1))
        return self("Add", *names)

    def half(self, maps: str) -> str:
        """Halves the size by averaging 2 × 2 pixels; drops an odd last row or column."""
        return self("AveragePool", maps, kernel_shape=[2, 2], strides=[2, 2])

    def moduli(self, level: str, filters: str) -> str:
        """Convolves N × 1 × H × W with pairs of filters (real, imaginary): N × pairs × H × W moduli."""
        padded = self("Pad", level, self.constant([0, 0, REACH, REACH, 0, 0, REACH, REACH]), mode="reflect")
        answers = self("Conv", padded, filters)
        pairs = MAPS if filters == "bank.first" else ORIENTATIONS
        summing = np.zeros((pairs, 2 * pairs, 1, 1), np.float32)
        for pair in range(pairs):
            summing[pair, 2 * pair : 2 * pair + 2] = 1
        least = np.full(pairs, 1e-8, np.float32)
        squares = self("Mul", answers, answers)
        return self("Sqrt", self("Conv", squares, self.constant(summing), self.constant(least)))


def build_bank(pixels: str) -> GraphBuilder:
    """Builds the bank from the filters `bank.first` and `bank.second`; the last node outputs N × 791 numbers."""
    on = GraphBuilder()
    weights = np.array([0.299, 0.587, 0.114], np.float32).reshape(1, 3, 1, 1)
    luminance = on("Clip", on("ReduceSum", on("Mul", pixels, on.constant(weights)), on.constant([1])), on.constant(0.0), on.constant(1.0))
    level = on("Log", on.plus(luminance, 0.05))
    level = on("Sub", level, on.mean(level))
    level = on("Div", level, on.plus(on("Sqrt", on.mean(on("Mul", level, level))), 0.02))
    numbers: list[str] = []
    above: str | None = None
    for octave in range(OCTAVES):
        maps = on.moduli(level, "bank.first")
        away = on("Sub", maps, on.mean(maps))
        variance, moments = statistics(on, maps, away)
        numbers += moments
        if above is not None:
            numbers.append(between_scales(on, above, (away, variance)))
        if octave < OCTAVES - 1:
            above = on.half(maps)
        if octave < SCATTERED and above is not None:
            numbers.append(second_layer(on, above))
        lower = on.half(level)
        numbers.append(band(on, level, lower))
        level = lower
    on("Concat", *numbers, axis=1)
    return on


def statistics(on: GraphBuilder, maps: str, away: str) -> tuple[str, list[str]]:
    """The variance of each map, N × 16, and the numbers of `_moments` and `_between_orientations`."""
    rows = on.flat(away, 0, MAPS, -1)
    products = on("MatMul", rows, on("Transpose", rows, perm=[0, 2, 1]))
    size = on("Cast", on("Gather", on("Shape", rows), on.constant([2])), to=onnx.TensorProto.FLOAT)
    products = on("Div", products, size)
    flat = on.flat(products, 0, MAPS * MAPS)
    variance = on("Gather", flat, on.constant(np.arange(MAPS) * (MAPS + 1)), axis=1)
    deviation = on("Sqrt", on.plus(variance, 1e-8))
    cubes = on.flat(on.mean(on("Mul", on("Mul", away, away), away)), 0, MAPS)
    cubed = on("Mul", on("Mul", deviation, deviation), deviation)
    skew = on("Div", cubes, on.plus(cubed, 1e-6))
    mean = on.plus(on.flat(on.mean(maps), 0, MAPS), 0.01)
    plain = on.plus(on("Sqrt", variance), 1e-3)
    scales = on("Mul", on.flat(plain, 0, MAPS, 1), on.flat(plain, 0, 1, MAPS))
    correlations = on.flat(on("Div", products, scales), 0, MAPS * MAPS)
    one, other = np.triu_indices(ORIENTATIONS, 1)
    upper = [(one + first) * MAPS + other + first for first in (0, ORIENTATIONS)]
    chosen = on("Gather", correlations, on.constant(np.concatenate(upper)), axis=1)
    return variance, [on("Log", mean), on("Div", deviation, mean), skew, chosen]


def between_scales(on: GraphBuilder, above: str, below: tuple[str, str]) -> str:
    away, variance = below
    one = on("Sub", above, on.mean(above))
    together = on.flat(on.mean(on("Mul", one, away)), 0, MAPS)
    own = on.flat(on.mean(on("Mul", one, one)), 0, MAPS)
    scale = on("Sqrt", on.plus(on("Mul", own, variance), 1e-8))
    return on("Div", together, on.plus(scale, 1e-4))


def second_layer(on: GraphBuilder, pooled: str) -> str:
    strength = on.halves(pooled)
    size = on("Concat", on.constant([-1, 1]), on("Shape", strength, start=2), axis=0)
    answers = on.moduli(on("Reshape", strength, size), "bank.second")
    energy = on.flat(on.mean(answers), -1, ORIENTATIONS, ORIENTATIONS)
    mean = on.plus(on.flat(on.mean(strength), 0, ORIENTATIONS, 1), 0.01)
    return on.flat(on("Log", on.plus(on("Div", energy, mean), 0.01)), 0, ORIENTATIONS**2)


def band(on: GraphBuilder, level: str, lower: str) -> str:
    asymmetric = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
    smooth = on("Resize", lower, "", on.constant([1.0, 1.0, 2.0, 2.0]), **asymmetric)
    inner = on("Slice", level, on.constant([0, 0]), on("Shape", smooth, start=2), on.constant([2, 3]))
    away = on("Sub", inner, smooth)
    square = on("Mul", away, away)
    variance = on.mean(square)
    deviation = on("Sqrt", on.plus(variance, 1e-8))
    cubed = on("Mul", on("Mul", deviation, deviation), deviation)
    skew = on("Div", on.mean(on("Mul", square, away)), on.plus(cubed, 1e-6))
    kurtosis = on("Div", on.mean(on("Mul", square, square)), on.plus(on("Mul", variance, variance), 1e-8))
    moments = [on("Log", on.plus(deviation, 0.01)), skew, on("Log", on.plus(kurtosis, 0.01))]
    return on.flat(on("Concat", *moments, axis=1), 0, 3)

