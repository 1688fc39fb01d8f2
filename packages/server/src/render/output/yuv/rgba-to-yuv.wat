;; Full-range RGBA to limited BT.709 with a quarter of the colour samples (4:2:0), four columns of two rows at a step.
;; Weights are in 1/32768; the opacity of a pixel weighs nothing. Two pixels are weighed by one instruction, which adds red to green
;; and blue to opacity; a shuffle then brings the sums that belong together beside each other. All is in one function, since
;; engines do not put small ones into large ones.
(module
  (memory (export "memory") 1)

  ;; An even number of rows at `from`, of an even width of four or more, to the three planes at `y`, `u` and `v`.
  (func (export "convert")
    (param $width i32) (param $rows i32) (param $from i32) (param $y i32) (param $u i32) (param $v i32)
    (local $column i32) (local $row i32) (local $stride i32) (local $half i32) (local $at i32)
    (local $above v128) (local $below v128) (local $left v128) (local $right v128) (local $sums v128)
    (local $a0 v128) (local $a1 v128) (local $b0 v128) (local $b1 v128)
    (local $luma v128) (local $blue v128) (local $red v128)
    (local.set $luma (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0))
    (local.set $blue (v128.const i16x8 -3298 -11094 14392 0 -3298 -11094 14392 0))
    (local.set $red (v128.const i16x8 14392 -13073 -1319 0 14392 -13073 -1319 0))
    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $half (i32.shr_u (local.get $width) (i32.const 1)))
    (loop $eachRow
      (local.set $column (i32.const 0))
      (loop $eachColumn
        (local.set $at (i32.add (local.get $from) (i32.shl (local.get $column) (i32.const 2))))
        (local.set $above (v128.load (local.get $at)))
        (local.set $below (v128.load (i32.add (local.get $at) (local.get $stride))))
        (local.set $a0 (i16x8.extend_low_i8x16_u (local.get $above)))
        (local.set $a1 (i16x8.extend_high_i8x16_u (local.get $above)))
        (local.set $b0 (i16x8.extend_low_i8x16_u (local.get $below)))
        (local.set $b1 (i16x8.extend_high_i8x16_u (local.get $below)))

        ;; Brightness above, and 16 and a half.
        (local.set $left (i32x4.dot_i16x8_s (local.get $a0) (local.get $luma)))
        (local.set $right (i32x4.dot_i16x8_s (local.get $a1) (local.get $luma)))
        (local.set $above
          (i32x4.shr_u
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right)))
              (v128.const i32x4 540672 540672 540672 540672))
            (i32.const 15)))
        ;; And below.
        (local.set $left (i32x4.dot_i16x8_s (local.get $b0) (local.get $luma)))
        (local.set $right (i32x4.dot_i16x8_s (local.get $b1) (local.get $luma)))
        (local.set $below
          (i32x4.shr_u
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right)))
              (v128.const i32x4 540672 540672 540672 540672))
            (i32.const 15)))
        (local.set $above (i16x8.narrow_i32x4_s (local.get $above) (local.get $below)))
        (local.set $above (i8x16.narrow_i16x8_u (local.get $above) (local.get $above)))
        (local.set $at (i32.add (local.get $y) (local.get $column)))
        (i32.store (local.get $at) (i32x4.extract_lane 0 (local.get $above)))
        (i32.store (i32.add (local.get $at) (local.get $width)) (i32x4.extract_lane 1 (local.get $above)))

        ;; Colours of both blocks of four pixels: two of blue, two of red, and 128 and a half of four pixels.
        (local.set $a0 (i16x8.add (local.get $a0) (local.get $b0)))
        (local.set $a1 (i16x8.add (local.get $a1) (local.get $b1)))
        (local.set $left (i32x4.dot_i16x8_s (local.get $a0) (local.get $blue)))
        (local.set $right (i32x4.dot_i16x8_s (local.get $a1) (local.get $blue)))
        (local.set $sums
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right))))
        (local.set $left (i32x4.dot_i16x8_s (local.get $a0) (local.get $red)))
        (local.set $right (i32x4.dot_i16x8_s (local.get $a1) (local.get $red)))
        (local.set $right
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
            (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right))))
        (local.set $sums
          (i32x4.shr_u
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $sums) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $sums) (local.get $right)))
              (v128.const i32x4 16842752 16842752 16842752 16842752))
            (i32.const 17)))
        (local.set $sums (i16x8.narrow_i32x4_s (local.get $sums) (local.get $sums)))
        (local.set $sums (i8x16.narrow_i16x8_u (local.get $sums) (local.get $sums)))
        (local.set $at (i32.shr_u (local.get $column) (i32.const 1)))
        (v128.store16_lane 0 (i32.add (local.get $u) (local.get $at)) (local.get $sums))
        (v128.store16_lane 1 (i32.add (local.get $v) (local.get $at)) (local.get $sums))

        (local.set $column (i32.add (local.get $column) (i32.const 4)))
        ;; The last two columns of a row are done together with the two before them, once more.
        (if (i32.eq (local.get $column) (i32.sub (local.get $width) (i32.const 2)))
          (then (local.set $column (i32.sub (local.get $width) (i32.const 4)))))
        (br_if $eachColumn (i32.lt_u (local.get $column) (local.get $width))))
      (local.set $from (i32.add (local.get $from) (i32.shl (local.get $stride) (i32.const 1))))
      (local.set $y (i32.add (local.get $y) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $u (i32.add (local.get $u) (local.get $half)))
      (local.set $v (i32.add (local.get $v) (local.get $half)))
      (local.set $row (i32.add (local.get $row) (i32.const 2)))
      (br_if $eachRow (i32.lt_u (local.get $row) (local.get $rows))))))
