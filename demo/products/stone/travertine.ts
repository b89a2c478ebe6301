export const TRAVERTINE = [
  {
    "key": "CV-TRC",
    "brand": "Casa Ventura",
    "name": "斜切洞石",
    "enName": "Slant-cut travertine",
    "description": "斜着层面下锯，沉积的线就从一角流到另一角，像火车窗上的雨。孔用同色环氧补两遍，第二遍要等第一遍收缩以后。",
    "enDescription": "A saw set at a slant lets the lines run from corner to corner, like rain on the window of a train. Holes are filled twice, the second time once the first filling has shrunk.",
    "category": "travertine",
    "unit": "square_meter",
    "price": [350, 430],
    "taxIncluded": true,
    "size": { "length": 600, "width": 600, "thickness": 18 },
    "pack": { "coverage": 1.08, "pieces": 3 },
    "origin": "TR",
    "attributes": {
      "stoneType": ["钙华", "Travertine"],
      "thickness": 18,
      "finish": ["补孔哑面", "Filled and honed"],
      "waterAbsorption": 1.9,
      "needsSealing": true,
      "slip": "R9",
      "underfloorHeating": true,
      "uses": ["home", "hotel", "bath"],
      "weight": 44
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 314 }],
    "layers": [
      ["补孔磨平的面", "Face, filled and honed", 3, "#DCCBB0"],
      ["洞石", "Travertine", 15, "#D1BD9C"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 20640,
    "recipe": {
      "family": "travertine",
      "light": "#E7DAC2",
      "dark": "#CFB791",
      "rust": "#B99A6E",
      "bed": 110,
      "open": 0.22,
      "angle": 28
    },
    "skus": [
      { "code": "CRE", "shade": ["奶油", "Cream"], "hex": "#DECFB5", "stock": 460 },
      {
        "code": "CAF",
        "shade": ["咖啡", "Coffee"],
        "hex": "#9C7D60",
        "stock": 170,
        "recipe": { "light": "#C4A58A", "dark": "#77563C", "rust": "#4A3020", "bed": 70, "open": 0.4 }
      },
      {
        "code": "ANT",
        "shade": ["滚边仿古", "Tumbled"],
        "hex": "#D2BE9C",
        "stock": 260,
        "recipe": { "bed": 70, "open": 0.85 },
        "size": { "length": 400, "width": 400, "thickness": 18 },
        "pack": { "coverage": 0.96, "pieces": 6 }
      }
    ]
  },
  {
    "key": "CV-TRR",
    "brand": "Casa Ventura",
    "name": "安纳托利亚红洞石",
    "enName": "Anatolian red travertine",
    "description": "热泉里的铁多，沉下来就红。层理立着挂上墙，像把一座山切开看断面。",
    "enDescription": "Hot springs heavy with iron laid this one down. Hung with its layers upright, it shows the hill in section.",
    "category": "travertine",
    "unit": "square_meter",
    "price": [540, 660],
    "size": { "length": 1200, "width": 400, "thickness": 20 },
    "pack": { "coverage": 1.44, "pieces": 3 },
    "origin": "TR",
    "isMadeToMeasure": true,
    "attributes": {
      "stoneType": ["钙华", "Travertine"],
      "thickness": 20,
      "finish": ["开孔哑面", "Open and honed"],
      "waterAbsorption": 1.4,
      "frostProof": false,
      "needsSealing": true,
      "uses": ["hotel", "retail", "home"],
      "weight": 50
    },
    "layers": [["红洞石", "Red travertine", 20, "#A9694C"]],
    "coverWidth": 720,
    "room": "wall",
    "seed": 20656,
    "recipe": {
      "family": "travertine",
      "light": "#BE8263",
      "dark": "#93533A",
      "rust": "#B98560",
      "bed": 34,
      "open": 1,
      "angle": 88
    },
    "skus": [
      { "code": "ROS", "shade": ["铁红", "Iron red"], "hex": "#A76A4E", "stock": 140 },
      {
        "code": "PES",
        "shade": ["桃", "Peach"],
        "hex": "#CFA284",
        "stock": 90,
        "recipe": { "light": "#DDB598", "dark": "#BB8A69", "rust": "#D9AE8C", "bed": 24 }
      },
      {
        "code": "VIO",
        "shade": ["酒红", "Wine"],
        "hex": "#7B4A42",
        "stock": 0,
        "recipe": { "light": "#96645A", "dark": "#5E332E", "rust": "#9A6356", "bed": 26 },
        "leadTimeDays": 55
      }
    ]
  }
]
