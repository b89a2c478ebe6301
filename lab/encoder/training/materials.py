"""The rendered materials on disk; lab/encoder/materials/main.ts draws them once, in shards."""

import json
import os
import subprocess
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

SIDE = 256
PLANES = 5
"""The albedo's red, green and blue (sRGB), then the slope along x and y: byte = 128 + 40 × slope."""
SHARD = 200
SIBLINGS = 4
"""As in lab/encoder/materials/material.ts: number n is sibling n % SIBLINGS of family n // SIBLINGS."""
REPOSITORY = Path(__file__).resolve().parents[3]
DRAWER = "lab/encoder/materials/main.ts"


class Materials:
    """The planes of all materials, and their kinds; a graphics card keeps them in its memory."""

    def __init__(self, folder: Path, count: int, device: torch.device) -> None:
        self.folder, self.count, self.device = folder, count, device
        self.kind_names: list[str] = json.loads(subprocess.check_output(["node", DRAWER], cwd=REPOSITORY))
        self.kinds = torch.zeros(count, dtype=torch.long)
        self.known = 0
        self.shards: list[np.memmap] = []
        if device.type == "cuda":
            self.kept = torch.empty((count, PLANES, SIDE, SIDE), dtype=torch.uint8, device=device)

    def wait_for(self, count: int) -> None:
        """Waits until the first `count` materials are drawn."""
        while self.known < count:
            shard = len(self.shards)
            listed = self.folder / f"{shard:04}.json"
            while not listed.exists():
                time.sleep(0.1)
            path = self.folder / f"{shard:04}.planes"
            self.shards.append(np.memmap(path, np.uint8, "r", shape=(SHARD, PLANES, SIDE, SIDE)))
            places = slice(shard * SHARD, (shard + 1) * SHARD)
            self.kinds[places] = torch.tensor([self.kind_names.index(kind) for kind in json.loads(listed.read_text())])
            if self.device.type == "cuda":
                self.kept[places] = torch.from_numpy(np.fromfile(path, np.uint8).reshape(SHARD, PLANES, SIDE, SIDE)).to(self.device)
            self.known += SHARD

    def take(self, chosen: np.ndarray) -> Tensor:
        """N × PLANES × SIDE × SIDE bytes on the device."""
        if self.device.type == "cuda":
            return self.kept[torch.from_numpy(chosen).to(self.device)]
        return torch.from_numpy(np.stack([self.shards[index // SHARD][index % SHARD] for index in chosen]))


def start_rendering(folder: Path, count: int, processes: int) -> list[Future]:
    """Begins to draw the missing shards in order. A shard's list of kinds is written last: with it the shard is complete."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [shard for shard in range(count // SHARD) if not (folder / f"{shard:04}.json").exists()]

    def render(shard: int) -> None:
        program = ["node", DRAWER, str(folder / f"{shard:04}"), str(shard * SHARD), str(SHARD)]
        try:
            subprocess.run(program, cwd=REPOSITORY, check=True)
        except BaseException as error:
            # The training waits for this shard and would never hear of the failure.
            print(f"drawing shard {shard} failed: {error}", flush=True)
            os._exit(1)

    pool = ThreadPoolExecutor(processes)
    return [pool.submit(render, shard) for shard in missing]
