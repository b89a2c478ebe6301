"""The rendered materials on disk; lab/encoder/materials/main.ts draws them once, in shards."""

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

SIDE = 256
PLANES = 5
"""The albedo's red, green and blue (sRGB), then the slope along x and y: byte = 128 + 40 × slope."""
SHARD = 500
REPOSITORY = Path(__file__).resolve().parents[3]


class Materials:
    """The pictures of all materials, uint8 PLANES × SIDE × SIDE each, read from disk on demand."""

    def __init__(self, folder: Path, count: int) -> None:
        self.shards = [
            np.memmap(folder / f"{shard:04}.planes", np.uint8, "r", shape=(SHARD, PLANES, SIDE, SIDE))
            for shard in range(count // SHARD)
        ]
        names = [kind for shard in range(count // SHARD) for kind in read_kinds(folder, shard)]
        self.kind_names = sorted(set(names))
        self.kinds = np.array([self.kind_names.index(name) for name in names])

    def __len__(self) -> int:
        return len(self.kinds)

    def __getitem__(self, index: int) -> np.ndarray:
        return self.shards[index // SHARD][index % SHARD]


def read_kinds(folder: Path, shard: int) -> list[str]:
    return json.loads((folder / f"{shard:04}.json").read_text())


def render_materials(folder: Path, count: int, processes: int) -> None:
    """Draws the missing shards. A shard's list of kinds is written last and means that the shard is complete."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [shard for shard in range(count // SHARD) if not (folder / f"{shard:04}.json").exists()]

    def render(shard: int) -> None:
        program = ["node", "lab/encoder/materials/main.ts", str(folder / f"{shard:04}"), str(shard * SHARD), str(SHARD)]
        subprocess.run(program, cwd=REPOSITORY, check=True)
        print(f"rendered {shard + 1} of {count // SHARD} shards", flush=True)

    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(render, missing))
