;; What is done to very many samples, four at a step: 32-bit floats, one behind the other. Lists may be read and written for up to three
;; samples beyond their end.
(module
  (memory (export "memory") 1)

  ;; Adds `count` samples of `left` and `right` to two channels, and both of them to what is sent into a room.
  (func (export "add")
    (param $toLeft i32) (param $toRight i32) (param $toRoom i32) (param $left i32) (param $right i32) (param $count i32)
    (param $gainLeft f32) (param $gainRight f32) (param $send f32)
    (local $at i32) (local $end i32) (local $l v128) (local $r v128)
    (local $gl v128) (local $gr v128) (local $gs v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $gl (f32x4.splat (local.get $gainLeft)))
    (local.set $gr (f32x4.splat (local.get $gainRight)))
    (local.set $gs (f32x4.splat (local.get $send)))
    (local.set $end (i32.shl (local.get $count) (i32.const 2)))
    (loop $each
      (local.set $l (v128.load (i32.add (local.get $left) (local.get $at))))
      (local.set $r (v128.load (i32.add (local.get $right) (local.get $at))))
      (v128.store (i32.add (local.get $toLeft) (local.get $at))
        (f32x4.add (v128.load (i32.add (local.get $toLeft) (local.get $at))) (f32x4.mul (local.get $l) (local.get $gl))))
      (v128.store (i32.add (local.get $toRight) (local.get $at))
        (f32x4.add (v128.load (i32.add (local.get $toRight) (local.get $at))) (f32x4.mul (local.get $r) (local.get $gr))))
      (v128.store (i32.add (local.get $toRoom) (local.get $at))
        (f32x4.add (v128.load (i32.add (local.get $toRoom) (local.get $at)))
          (f32x4.mul (f32x4.add (local.get $l) (local.get $r)) (local.get $gs))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $each (i32.lt_u (local.get $at) (local.get $end)))))

  ;; `count` samples at `out`, each the sum of samples by weights: a row of `taps` of them (a multiple of four) for each place between
  ;; two samples. From one to the next it goes on by `from` places, of which a sample has `to`.
  (func (export "resample")
    (param $samples i32) (param $out i32) (param $count i32) (param $weights i32) (param $taps i32)
    (param $from i32) (param $to i32)
    (local $end i32) (local $row i32) (local $rowEnd i32) (local $at i32) (local $phase i32) (local $sum v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $taps (i32.shl (local.get $taps) (i32.const 2)))
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $row (i32.add (local.get $weights) (i32.mul (local.get $phase) (local.get $taps))))
      (local.set $rowEnd (i32.add (local.get $row) (local.get $taps)))
      (local.set $at (local.get $samples))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (loop $taken
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $at)) (v128.load (local.get $row)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (br_if $taken (i32.lt_u (local.get $row) (local.get $rowEnd))))
      (f32.store (local.get $out)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
          (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
      (local.set $phase (i32.add (local.get $phase) (local.get $from)))
      (local.set $samples
        (i32.add (local.get $samples) (i32.shl (i32.div_u (local.get $phase) (local.get $to)) (i32.const 2))))
      (local.set $phase (i32.rem_u (local.get $phase) (local.get $to)))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $out) (local.get $end)))))

  ;; Adds `count` samples of a saw to `out`. `phase` and `step` are shares of a turn, of which there are 2 to the power of 32; `jumps`
  ;; turns are the reach of its jump, given as one by that. The jump is rounded, so that it has no overtones that would fold back.
  (func (export "saw")
    (param $out i32) (param $count i32) (param $phase i32) (param $step i32) (param $jumps f32) (param $gain f32)
    (local $end i32) (local $phases v128) (local $steps v128) (local $turns v128) (local $near v128)
    (local $all v128) (local $reach v128) (local $gains v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $reach (f32x4.splat (local.get $jumps)))
    (local.set $gains (f32x4.splat (local.get $gain)))
    (local.set $all (f32x4.splat (f32.const 1)))
    (local.set $steps (i32x4.splat (i32.shl (local.get $step) (i32.const 2))))
    (local.set $phases
      (i32x4.add
        (i32x4.splat (local.get $phase))
        (i32x4.mul (i32x4.splat (local.get $step)) (v128.const i32x4 0 1 2 3))))
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      ;; From half a turn before the jump to half a turn behind it.
      (local.set $turns
        (f32x4.mul (f32x4.convert_i32x4_s (local.get $phases)) (f32x4.splat (f32.const 0x1p-32))))
      (local.set $near
        (f32x4.max
          (v128.const f32x4 0 0 0 0)
          (f32x4.sub (local.get $all) (f32x4.mul (f32x4.abs (local.get $turns)) (local.get $reach)))))
      (v128.store (local.get $out)
        (f32x4.add
          (v128.load (local.get $out))
          (f32x4.mul
            (local.get $gains)
            (f32x4.sub
              (f32x4.add (local.get $turns) (local.get $turns))
              (v128.or
                (f32x4.sub (local.get $all) (f32x4.mul (local.get $near) (local.get $near)))
                (v128.and (local.get $turns) (v128.const i32x4 0x80000000 0x80000000 0x80000000 0x80000000)))))))
      (local.set $phases (i32x4.add (local.get $phases) (local.get $steps)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $each (i32.lt_u (local.get $out) (local.get $end)))))

  ;; Writes the energy of every `step` samples of two channels to `out`, two 64-bit floats each, up to `end`: through a head's shelf and a
  ;; high pass, as loudness is measured. `state` is what six such pairs were after the last sample; nothing at first.
  (func (export "energies")
    (param $left i32) (param $right i32) (param $step i32) (param $out i32) (param $end i32) (param $state i32)
    (local $last i32) (local $sum v128) (local $count v128)
    (local $x v128) (local $x1 v128) (local $x2 v128) (local $y v128) (local $y1 v128) (local $y2 v128)
    (local $z v128) (local $z1 v128) (local $z2 v128)
    (if (i32.ge_u (local.get $out) (local.get $end)) (then (return)))
    (local.set $count (f64x2.splat (f64.convert_i32_u (local.get $step))))
    (local.set $step (i32.shl (local.get $step) (i32.const 2)))
    (local.set $x1 (v128.load (local.get $state)))
    (local.set $x2 (v128.load offset=16 (local.get $state)))
    (local.set $y1 (v128.load offset=32 (local.get $state)))
    (local.set $y2 (v128.load offset=48 (local.get $state)))
    (local.set $z1 (v128.load offset=64 (local.get $state)))
    (local.set $z2 (v128.load offset=80 (local.get $state)))
    (loop $each
      (local.set $sum (v128.const f64x2 0 0))
      (local.set $last (i32.add (local.get $left) (local.get $step)))
      (loop $sample
        (local.set $x
          (f64x2.promote_low_f32x4
            (v128.load32_lane 1 (local.get $right) (v128.load32_zero (local.get $left)))))
        (local.set $y
          (f64x2.sub
            (f64x2.sub
              (f64x2.add
                (f64x2.add
                  (f64x2.mul (f64x2.splat (f64.const 1.53512485958697)) (local.get $x))
                  (f64x2.mul (f64x2.splat (f64.const -2.69169618940638)) (local.get $x1)))
                (f64x2.mul (f64x2.splat (f64.const 1.19839281085285)) (local.get $x2)))
              (f64x2.mul (f64x2.splat (f64.const -1.69065929318241)) (local.get $y1)))
            (f64x2.mul (f64x2.splat (f64.const 0.73248077421585)) (local.get $y2))))
        (local.set $z
          (f64x2.sub
            (f64x2.sub
              (f64x2.add (f64x2.sub (local.get $y) (f64x2.add (local.get $y1) (local.get $y1))) (local.get $y2))
              (f64x2.mul (f64x2.splat (f64.const -1.99004745483398)) (local.get $z1)))
            (f64x2.mul (f64x2.splat (f64.const 0.99007225036621)) (local.get $z2))))
        (local.set $x2 (local.get $x1))
        (local.set $x1 (local.get $x))
        (local.set $y2 (local.get $y1))
        (local.set $y1 (local.get $y))
        (local.set $z2 (local.get $z1))
        (local.set $z1 (local.get $z))
        (local.set $sum (f64x2.add (local.get $sum) (f64x2.mul (local.get $z) (local.get $z))))
        (local.set $left (i32.add (local.get $left) (i32.const 4)))
        (local.set $right (i32.add (local.get $right) (i32.const 4)))
        (br_if $sample (i32.lt_u (local.get $left) (local.get $last))))
      (v128.store (local.get $out) (f64x2.div (local.get $sum) (local.get $count)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $each (i32.lt_u (local.get $out) (local.get $end))))
    (v128.store (local.get $state) (local.get $x1))
    (v128.store offset=16 (local.get $state) (local.get $x2))
    (v128.store offset=32 (local.get $state) (local.get $y1))
    (v128.store offset=48 (local.get $state) (local.get $y2))
    (v128.store offset=64 (local.get $state) (local.get $z1))
    (v128.store offset=80 (local.get $state) (local.get $z2)))

  ;; Writes to `wet` what comes round in four lines that feed themselves from `sent`; they lie one behind
  ;; the other, from `a` to `end`, and hold nothing at first. What comes round is smoothed by `damp`, and goes in again by `back`.
  (func (export "combs")
    (param $sent i32) (param $wet i32) (param $count i32)
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $end i32) (param $damp f32) (param $back f32)
    (local $atA i32) (local $atB i32) (local $atC i32) (local $atD i32) (local $last i32)
    (local $out v128) (local $held v128) (local $in v128) (local $damps v128) (local $backs v128)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $damps (f32x4.splat (local.get $damp)))
    (local.set $backs (f32x4.splat (local.get $back)))
    (local.set $atA (local.get $a))
    (local.set $atB (local.get $b))
    (local.set $atC (local.get $c))
    (local.set $atD (local.get $d))
    (local.set $last (i32.add (local.get $sent) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $out (v128.load32_zero (local.get $atA)))
      (local.set $out (v128.load32_lane 1 (local.get $atB) (local.get $out)))
      (local.set $out (v128.load32_lane 2 (local.get $atC) (local.get $out)))
      (local.set $out (v128.load32_lane 3 (local.get $atD) (local.get $out)))
      (local.set $held
        (f32x4.add (local.get $held) (f32x4.mul (f32x4.sub (local.get $out) (local.get $held)) (local.get $damps))))
      (local.set $in
        (f32x4.add (v128.load32_splat (local.get $sent)) (f32x4.mul (local.get $held) (local.get $backs))))
      (v128.store32_lane 0 (local.get $atA) (local.get $in))
      (v128.store32_lane 1 (local.get $atB) (local.get $in))
      (v128.store32_lane 2 (local.get $atC) (local.get $in))
      (v128.store32_lane 3 (local.get $atD) (local.get $in))
      (f32.store (local.get $wet)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $out)) (f32x4.extract_lane 1 (local.get $out)))
          (f32.add (f32x4.extract_lane 2 (local.get $out)) (f32x4.extract_lane 3 (local.get $out)))))
      (local.set $atA (i32.add (local.get $atA) (i32.const 4)))
      (local.set $atB (i32.add (local.get $atB) (i32.const 4)))
      (local.set $atC (i32.add (local.get $atC) (i32.const 4)))
      (local.set $atD (i32.add (local.get $atD) (i32.const 4)))
      (if (i32.eq (local.get $atA) (local.get $b)) (then (local.set $atA (local.get $a))))
      (if (i32.eq (local.get $atB) (local.get $c)) (then (local.set $atB (local.get $b))))
      (if (i32.eq (local.get $atC) (local.get $d)) (then (local.set $atC (local.get $c))))
      (if (i32.eq (local.get $atD) (local.get $end)) (then (local.set $atD (local.get $d))))
      (local.set $wet (i32.add (local.get $wet) (i32.const 4)))
      (local.set $sent (i32.add (local.get $sent) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $sent) (local.get $last)))))

  ;; Blurs samples by a line from `line` to `end`, which holds nothing at first; in place.
  (func (export "blur") (param $samples i32) (param $count i32) (param $line i32) (param $end i32)
    (local $at i32) (local $last i32) (local $out f32) (local $held f32)
    (if (i32.eqz (local.get $count)) (then (return)))
    (local.set $at (local.get $line))
    (local.set $last (i32.add (local.get $samples) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $out (f32.load (local.get $at)))
      (local.set $held
        (f32.add (f32.load (local.get $samples)) (f32.mul (local.get $out) (f32.const 0.5))))
      (f32.store (local.get $at) (local.get $held))
      (f32.store (local.get $samples) (f32.sub (local.get $out) (f32.mul (local.get $held) (f32.const 0.5))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (if (i32.eq (local.get $at) (local.get $end)) (then (local.set $at (local.get $line))))
      (local.set $samples (i32.add (local.get $samples) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $samples) (local.get $last))))))
