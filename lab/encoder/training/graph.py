"""Rewrites an exported model's graph so that onnxruntime runs it faster; the output is equal but for rounding.

`python3 lab/encoder/training/graph.py FILE` rewrites a model that was exported earlier.
"""

import hashlib
import sys
from pathlib import Path

import onnx
from onnx import helper, numpy_helper

from bank_graph import build_bank

BANK = "/bank/"
NETWORK = "/network/"
"""Prefixes of PyTorch's names for the two halves."""


def optimise(model: onnx.ModelProto) -> None:
    """Replaces the bank by the handmade graph, and removes no-ops from the network."""
    graph = model.graph
    bank = build_bank("pixels")
    standard = next(node for node in graph.node if node.name == "/bank_standard/Sub")
    bank.nodes[-1].output[0] = standard.input[0]
    casts = [node for node in graph.node if node.input and node.input[0].endswith("_half")]
    others = [node for node in graph.node if node not in casts and not node.output[0].startswith(BANK)]
    nodes = [*casts, *bank.nodes, *without_no_ops(others)]
    del graph.node[:]
    graph.node.extend(nodes)
    graph.initializer.extend(numpy_helper.from_array(values, name) for name, values in bank.constants.items())
    used = {name for node in graph.node for name in node.input}
    left = [weight for weight in graph.initializer if weight.name in used]
    del graph.initializer[:]
    graph.initializer.extend(left)


def without_no_ops(nodes: list[onnx.NodeProto]) -> list[onnx.NodeProto]:
    """Removes casts to the same type and empty pads; takes the means of maps in the convolution's layout."""
    renamed: dict[str, str] = {}
    kept: list[onnx.NodeProto] = []
    for node in nodes:
        inputs = [renamed.get(name, name) for name in node.input]
        if node.name.startswith(NETWORK) and node.op_type in {"Cast", "Pad"}:
            renamed[node.output[0]] = inputs[0]
            continue
        del node.input[:]
        node.input.extend(inputs)
        if node.name.startswith(NETWORK) and node.op_type == "ReduceMean":
            mean = helper.make_node("GlobalAveragePool", inputs[:1], [f"{node.output[0]}/map"])
            kept += [mean, helper.make_node("Flatten", mean.output, node.output, axis=1)]
        else:
            kept.append(node)
    return kept


def digest_of(model: onnx.ModelProto) -> str:
    return hashlib.sha256(model.graph.SerializeToString()).hexdigest()


if __name__ == "__main__":
    path = Path(sys.argv[1])
    exported = onnx.load(path)
    optimise(exported)
    properties = {entry.key: entry.value for entry in exported.metadata_props}
    del exported.metadata_props[:]
    helper.set_model_props(exported, {**properties, "sha256": digest_of(exported)})
    onnx.checker.check_model(exported)
    path.write_bytes(exported.SerializeToString())
