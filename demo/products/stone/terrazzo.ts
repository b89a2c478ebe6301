export const TERRAZZO = [
  {
    "key": "TR-CNF",
    "brand": "Terrana",
    "name": "彩屑水磨石",
    "enName": "Confetti terrazzo",
    "description": "几种颜色的石头敲碎，撒进调了色的水泥，磨平以后像节日第二天的街面。骨料最大二十六毫米。",
    "enDescription": "Stones of several colours are broken into tinted cement and ground flat until the floor looks like a street on the morning after a feast. The largest chips measure twenty-six millimetres.",
    "category": "terrazzo",
    "unit": "square_meter",
    "price": [310, 355],
    "taxIncluded": true,
    "size": { "length": 600, "width": 600, "thickness": 18 },
    "pack": { "coverage": 1.08, "pieces": 3 },
    "origin": "PT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 18,
      "finish": ["哑面", "Honed"],
      "jointWidth": 2,
      "laying": ["通缝", "Stack bond"],
      "waterAbsorption": 4.5,
      "uses": ["home", "retail", "hotel"],
      "slip": "R9",
      "weight": 43
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2025, "serial": 12 },
      { "scheme": "slip_resistance", "year": 2025, "serial": 56 }
    ],
    "layers": [
      ["水磨石面层", "Terrazzo face", 10, "#DDB9A8"],
      ["混凝土底层", "Concrete backing", 8, "#B8B4AC"]
    ],
    "coverWidth": 300,
    "room": "floor",
    "seed": 7606,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#DDBFB0",
      "chips": ["#F0EAE0", "#9A4C3E", "#66706A", "#E2C49A", "#B9BFB6", "#46413C"],
      "size": 26,
      "fill": 0.8
    },
    "skus": [
      { "code": "ROS", "shade": ["粉底", "Rose"], "hex": "#DDBFB0", "stock": 220 },
      {
        "code": "LAT",
        "shade": ["白底", "Milk"],
        "hex": "#D1C7BB",
        "stock": 340,
        "recipe": { "matrix": "#E7E2D9", "chips": ["#C9A27A", "#6E7771", "#B45F45", "#2F3133", "#D9CDB8", "#8FA39A"] }
      },
      {
        "code": "SAL",
        "shade": ["灰绿底", "Sage"],
        "hex": "#A7B2A2",
        "stock": 160,
        "recipe": { "matrix": "#AAB5A5", "chips": ["#EDE8DD", "#5C6B5E", "#D0A98C", "#3D4540", "#C8CFC2", "#8D5A47"] }
      },
      {
        "code": "OCR",
        "shade": ["赭底", "Ochre"],
        "hex": "#C69E6A",
        "stock": 80,
        "recipe": { "matrix": "#CDA369", "chips": ["#F0E6D2", "#7A4A32", "#E5CFA2", "#4B4339", "#A87442"] }
      },
      {
        "code": "NOT",
        "shade": ["黑底", "Night"],
        "hex": "#535050",
        "stock": 130,
        "recipe": {
          "matrix": "#3C3D40",
          "chips": ["#5E6163", "#77797B", "#4C4E50", "#A89A8B", "#D9D3C8", "#A4553F"],
          "fill": 0.62
        }
      }
    ]
  },
  {
    "key": "TR-SAB",
    "brand": "Terrana",
    "name": "细砂水磨石",
    "enName": "Sabbia fine terrazzo",
    "description": "骨料不超过八毫米，走近才看得出碎石的颜色。做楼梯踏步时，端面同样磨光。",
    "enDescription": "No chip is larger than eight millimetres, and the colours show only when you come close. Treads are ground on their nosing as well.",
    "category": "terrazzo",
    "unit": "square_meter",
    "price": [276, 298],
    "taxIncluded": true,
    "size": { "length": 900, "width": 600, "thickness": 18 },
    "pack": { "coverage": 1.08, "pieces": 2 },
    "origin": "PT",
    "attributes": {
      "thickness": 18,
      "finish": ["细磨", "Fine ground"],
      "jointWidth": 2,
      "waterAbsorption": 4,
      "uses": ["office", "school", "retail"],
      "slip": "R10",
      "weight": 43
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 16 }],
    "layers": [
      ["细砂水磨石面层", "Fine terrazzo", 8, "#CBC4B6"],
      ["混凝土底层", "Concrete backing", 10, "#B0ACA4"]
    ],
    "coverWidth": 200,
    "room": "floor",
    "seed": 7707,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#CFC8BA",
      "chips": ["#EDE8DE", "#9B9488", "#6C675F", "#B89F80", "#DDD4C2"],
      "size": 9,
      "fill": 0.95
    },
    "skus": [
      { "code": "NAT", "shade": ["砂", "Sand"], "hex": "#CDC5B6", "stock": 410 },
      {
        "code": "GRF",
        "shade": ["石墨", "Graphite"],
        "hex": "#626364",
        "stock": 290,
        "recipe": { "matrix": "#565758", "chips": ["#8E8F8F", "#3A3B3C", "#C4C3BF", "#717272"] }
      },
      {
        "code": "VRD",
        "shade": ["铜绿", "Verdigris"],
        "hex": "#889E92",
        "stock": 120,
        "recipe": { "matrix": "#819C8E", "chips": ["#C9D3C8", "#5B7568", "#E6E4DA", "#48584F"] }
      },
      {
        "code": "MAT",
        "shade": ["砖屑", "Brick dust"],
        "hex": "#B6806A",
        "stock": 95,
        "recipe": { "matrix": "#B87E66", "chips": ["#DDB7A2", "#8E4F3B", "#EADCCB", "#6E4436"] }
      }
    ]
  }
]
